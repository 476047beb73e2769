import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { localPath, plainPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { toast } from '~/ui/toast.tsx'
import { connectConsultant, followSigningIn } from './own-socket.ts'

/** Keeps a signed-in consultant in touch with the server while any page is open. */
export function OwnConnection() {
  const consultant = useAuth(({ auth }) => (auth?.type === 'consultant' ? auth : null))
  const signedInHere = useRef(false)
  const navigate = useNavigate()
  const language = useLanguage()
  const { pathname } = useLocation()
  const hearBooking = useEffectEvent(({ message }: { message: string }) => {
    toast(message)
    // Nobody is taken out of a call.
    if (!plainPath(pathname).startsWith('/room/')) navigate(localPath('/consultant-dashboard', language))
  })
  useEffect(() => followSigningIn(() => (signedInHere.current = true)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name or picture that changes is no new connection.
  useEffect(
    () => (consultant ? connectConsultant(consultant, signedInHere.current, (news) => hearBooking(news)) : undefined),
    [consultant?.token],
  )
  return null
}
