import { useT } from '~/lib/i18n/react.tsx'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import classes from './sign-in.module.css'
import type { SignInFlow } from './use-sign-in-flow.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Another code: a countdown, then a link. */
export function Resend({ flow: { sending, form, typeOtp } }: { flow: SignInFlow }) {
  const t = useT()
  const left = useSecondsUntil(sending.resendAt)
  const again = () => {
    typeOtp('')
    void sending.send(form.values.mobile)
  }
  return (
    <p className={classes.resend}>
      <span>{t('Did not get it?')}</span>
      {left > 0 ? (
        <span className="pm-num">{t('Resend in {time}', { time: clock(left) })}</span>
      ) : (
        <button type="button" className={classes.link} onClick={again}>
          {t('Resend OTP')}
        </button>
      )}
    </p>
  )
}
