import { useNavigate } from 'react-router'
import type { Envelope } from '~/lib/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { toast } from '~/ui/toast.tsx'
import { type AuthRecord, closeLogin, resetAuthMessage, signedIn, useAuth } from '../state.ts'

/** After signing in: shows the message, then continues the interrupted action or goes to the home page. */
export function useAfterSignIn(home = '/') {
  const navigate = useNavigate()
  const language = useLanguage()
  return ({ data, message }: Envelope<AuthRecord>) => {
    const { loginRequest } = useAuth.getState()
    signedIn(data, message)
    closeLogin()
    if (message) void toast(message)
    resetAuthMessage()
    for (const operation of loginRequest?.besides ?? []) operation()
    if (loginRequest?.andThen) loginRequest.andThen()
    else void navigate(localPath(home, language))
  }
}
