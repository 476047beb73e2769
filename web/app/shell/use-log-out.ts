import { useNavigate } from 'react-router'
import { logOut } from '~/domains/accounts/api.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { clearSavedUnlessOf } from '~/lib/saved-queries.ts'
import { sayGoodbye } from './realtime/own-socket.ts'

/** Logs out and goes to the home page; staff go to their login page. */
export function useLogOut() {
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  return () => {
    const isStaff = useAuth.getState().auth?.type === 'admin'
    sayGoodbye()
    logOut(api)
    clearSavedUnlessOf(null)
    navigate(localPath(isStaff ? '/admin/login' : '/', language))
  }
}
