import { useLocation } from 'react-router'
import type { AccountType } from '#contract/endpoint.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Icon } from '~/ui/icon.tsx'
import { accountEntries } from '../account-entries.ts'
import { UpcomingBadge } from '../upcoming-badge.tsx'
import { useLogOut } from '../use-log-out.ts'
import { MemberOrMobile } from './member-or-mobile.tsx'
import classes from './side-list.module.css'

/** A page below an entry belongs to it; of `/dashboard`, which all others are below, only the booking pages. */
const isAt = (here: string, path: string) =>
  here === path || here.startsWith(path === '/dashboard' ? '/dashboard/bookings/' : `${path}/`)

/** The account's pages; before the account is known, those of the type the address implies. */
export function SideList({ fallback }: { fallback: AccountType }) {
  const t = useT()
  const leave = useLogOut()
  const auth = useAuth((state) => state.auth)
  const here = plainPath(useLocation().pathname)
  const entries = accountEntries[auth?.type ?? fallback].filter(({ menuOnly }) => !menuOnly)
  return (
    <nav className={classes.side} aria-label={t('My pages')}>
      <p className={classes.who}>
        <Avatar name={auth?.name ?? ''} picture={auth?.thumbnail ?? null} size={44} />
        <span>
          <strong>{auth?.name || t('My Account')}</strong>
          {auth?.type === 'user' ? (
            <MemberOrMobile mobile={auth.mobile} />
          ) : (
            <span className="pm-num">{auth && formatMobile(auth.mobile)}</span>
          )}
        </span>
      </p>
      <ul className={classes.list}>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <LocalLink to={path} className={classes.entry} aria-current={isAt(here, path) ? 'page' : undefined}>
              <Icon name={icon} />
              {t(label)}
              {auth && <UpcomingBadge path={path} />}
            </LocalLink>
          </li>
        ))}
      </ul>
      <button type="button" className={classes.entry} onClick={leave}>
        <Icon name="logout" />
        {t('Log out')}
      </button>
    </nav>
  )
}
