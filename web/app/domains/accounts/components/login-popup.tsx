import { Modal } from '~/ui/modal.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { closeLogin, useAuth } from '../state.ts'

/** The login and register popup; the forms inside are the same as on /login and /register. */
export function LoginPopup() {
  const t = useT()
  const request = useAuth((state) => state.loginRequest)
  return <Modal opened={request !== null} onClose={closeLogin} title={t('Log in or register')} />
}
