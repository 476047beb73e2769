import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Icon } from '~/ui/icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './account-slot.module.css'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

/** Login pages need no login button. */
const signInPages = new Set(['/login', '/register'])

/** Login button or account menu. The boot script hides the wrong one before the first paint. */
export function AccountSlot() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area)
  const { auth, known } = useAuth()
  const here = plainPath(useLocation().pathname)
  const name = auth?.name || t('My Account')
  return (
    <div className={classes.slot} ref={area}>
      {!auth && !signInPages.has(here) && (
        <button type="button" className={classes.login} onClick={() => openLogin()}>
          {t('Login/Register')}
        </button>
      )}
      {(auth || !known) && (
        <button
          type="button"
          className={classes.account}
          aria-expanded={open}
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={() => setOpen(!open)}
        >
          <Avatar name={auth?.name ?? ''} picture={auth?.thumbnail ?? null} />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            {auth && <span className={classes.mobile}>{formatMobile(auth.mobile)}</span>}
          </span>
          <Icon name="chevron-down" size={18} />
        </button>
      )}
      {open && auth && (
        <Suspense fallback={null}>
          <AccountMenu auth={auth} />
        </Suspense>
      )}
    </div>
  )
}
