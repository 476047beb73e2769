import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Logo } from '~/shell/header/logo.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Drawing } from '~/ui/drawing.tsx'
import classes from './code-page.module.css'

export const meta = page((t) => ({
  title: t('Join a session'),
  description: t('Enter the code of your session to go to its room.'),
  private: true,
}))

/** Asks for the code of a room, or takes it from the address. */
export default function Meeting() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const room = query.get('room')
  useEffect(() => {
    if (room) navigate(localPath(`/room/${encodeURIComponent(room)}`, t.language), { replace: true })
  }, [room, navigate, t.language])
  return (
    <div className={classes.page}>
      <Logo />
      <Drawing name="screen" tint="a" />
      <h1 className={classes.title}>{t('Join a session')}</h1>
      <p className={classes.text}>{t('The code stands in your booking and in the reminder we sent.')}</p>
      <form method="get" className={classes.form}>
        <label className={classes.label} htmlFor="room-code">
          {t('Session code')}
        </label>
        <input id="room-code" name="room" className={classes.input} maxLength={80} autoComplete="off" required />
        <PlainButton type="submit" size="lg">
          {t('Go to the room')}
        </PlainButton>
      </form>
    </div>
  )
}
