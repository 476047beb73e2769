import { useT } from '~/lib/i18n/react.tsx'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import classes from './resend.module.css'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Another code: a countdown, then a link. */
export function Resend({ at, onResend }: { at: number; onResend: () => void }) {
  const t = useT()
  const left = useSecondsUntil(at)
  return (
    <p className={classes.resend}>
      <span>{t('Did not get it?')}</span>
      {left > 0 ? (
        <span className={`${classes.wait} pm-num`}>{t('Resend in {time}', { time: clock(left) })}</span>
      ) : (
        <button type="button" className={classes.again} onClick={onResend}>
          {t('Resend OTP')}
        </button>
      )}
    </p>
  )
}
