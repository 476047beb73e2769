import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import classes from './resend.module.css'

interface ResendProps {
  at: number
  onResend: () => Promise<unknown>
  /** Where the demo shows the SMS. */
  demoInbox: string | null
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Countdown, then a link to request another code. */
export function Resend({ at, onResend, demoInbox }: ResendProps) {
  const t = useT()
  const left = useSecondsUntil(at)
  const [busy, setBusy] = useState(false)
  const resend = () => {
    setBusy(true)
    void onResend().finally(() => setBusy(false))
  }
  const inbox = demoInbox && (
    <a href={demoInbox} target="_blank" rel="noreferrer">
      {t('demo inbox')}
    </a>
  )
  return (
    <>
      <p className={classes.resend}>
        <span>{t('Did not get the OTP?')}</span>
        {left > 0 ? (
          <span className={`${classes.wait} pm-num`}>{t('Resend in {time}', { time: clock(left) })}</span>
        ) : (
          <button type="button" className={classes.again} disabled={busy} onClick={resend}>
            {busy ? t('Sending…') : t('Resend OTP')}
          </button>
        )}
      </p>
      {inbox && <p className={classes.demo}>{t.rich('This is a demo: the OTP is in the {inbox}.', { inbox })}</p>}
    </>
  )
}
