import { type FormEvent, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { roomPath } from '~/domains/bookings/paths.ts'
import { codeOf } from '~/features/call-room/code.ts'
import { NoticePage } from '~/features/call-room/notice-page.tsx'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './meeting.module.css'

export const handle: TextsHandle = { texts: ['room'] }

export const meta = page((t) => ({
  title: t('Join a session'),
  description: t('Enter your session code to join the call.'),
  private: true,
}))

/** Asks for the code of a room, or takes it from the address. */
export default function Meeting() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const room = codeOf(query.get('room') ?? '')
  useEffect(() => {
    if (room) navigate(localPath(roomPath(encodeURIComponent(room)), t.language), { replace: true })
  }, [room, navigate, t.language])
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = codeOf(String(new FormData(event.currentTarget).get('room') ?? ''))
    if (code) navigate(localPath(roomPath(encodeURIComponent(code)), t.language))
  }
  return (
    <NoticePage drawing="screen" tint="a" title={t('Join a session')}>
      <p>{t('You will find the code in your booking and in our reminder. You can also paste the full link.')}</p>
      <form method="get" className={classes.form} onSubmit={go}>
        <label htmlFor="room-code">{t('Session code')}</label>
        <input id="room-code" name="room" maxLength={200} autoComplete="off" autoCapitalize="none" required />
        <PlainButton type="submit" size="lg">
          {t('Go to the call')}
        </PlainButton>
      </form>
    </NoticePage>
  )
}
