import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Sheet } from '~/ui/operated/sheet.tsx'
import { isPopupShown, isSignInPage } from '../rules.ts'
import { closeLogin, useAuth } from '../state.ts'
import classes from './login-popup.module.css'
import { Panel } from './sign-in/panel.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'

interface LoginPopupProps {
  logo: ReactNode
  productName: string
}

/** Login and registration over the page they interrupted. */
export function LoginPopup({ logo, productName }: LoginPopupProps) {
  const t = useT()
  const path = plainPath(useLocation().pathname)
  const { loginRequest, isAuthentiCated, interrupted } = useAuth()
  const onSignedIn = useAfterSignIn()
  useClosedByMoving(path, isSignInPage(path) && loginRequest !== null)
  const opened = isPopupShown(path, { loginRequest, isAuthentiCated })
  return (
    <Sheet opened={opened} onClose={closeLogin} width={900} label={t('Login or register')}>
      <Modal.CloseButton className={classes.close ?? ''} aria-label={t('Close')} />
      <Panel logo={logo}>
        <SignIn
          type={loginRequest?.type ?? 'user'}
          startAt="mobile"
          source="popup"
          again={interrupted?.mobile}
          headingOrder={2}
          productName={productName}
          onSignedIn={onSignedIn}
        />
      </Panel>
    </Sheet>
  )
}

/** A login request belongs to the page it was made on, and login pages need no popup. */
function useClosedByMoving(path: string, atTheForm: boolean) {
  const asked = useRef(path)
  useEffect(() => {
    if (asked.current === path && !atTheForm) return
    asked.current = path
    closeLogin()
  }, [path, atTheForm])
}
