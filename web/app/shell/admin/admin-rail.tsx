import { Fragment, useId } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import type { Waiting } from '~/domains/admin/api.ts'
import { RailBadge } from '~/domains/admin/components/rail-badge.tsx'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { SchemeSwitch } from '~/ui/scheme-switch.tsx'
import { Logo } from '../../domains/settings/components/logo.tsx'
import { LanguageSwitch } from '../header/language-switch.tsx'
import { useLogOut } from '../use-log-out.ts'
import { groupsFor } from './admin-entries.ts'
import classes from './admin-rail.module.css'
import { usePermissions } from './use-permissions.ts'

const OWN_PAGE = '/admin/my-sign-in'
/** Lists with open items for staff. */
const queues: Record<string, keyof Waiting> = {
  '/admin/approvals': 'approvals',
  '/admin/refund-requests': 'refundRequests',
  '/admin/payouts': 'payouts',
  '/admin/shipments': 'returns',
  '/admin/service-orders': 'disputes',
}

interface AdminRailProps {
  /** Opens the search; on a phone it is beside the menu instead. */
  search?: () => void
}

export function AdminRail({ search }: AdminRailProps) {
  const t = useT()
  const ids = useId()
  const leave = useLogOut()
  const isStaff = useAuth((state) => state.auth?.type === 'admin')
  const mayUse = usePermissions()
  const here = plainPath(useLocation().pathname)
  const isHere = (path: string) => (path === '/admin' ? here === path : here.startsWith(path))
  return (
    <nav className={classes.rail} aria-label={t('Back office')}>
      <div className={classes.head}>
        <Logo onBand />
        <span>{t('Back office')}</span>
      </div>
      {search && isStaff && (
        <button type="button" className={classes.search} onClick={search}>
          <Icon name="search" size={18} />
          {t('Search')}
          <span className={classes.key} aria-hidden="true">
            /
          </span>
        </button>
      )}
      {groupsFor(mayUse).map(({ title, entries }) => (
        <Fragment key={entries[0]!.path}>
          {title && (
            <p id={`${ids}${entries[0]!.path}`} className={classes.title}>
              {t(title)}
            </p>
          )}
          <ul className={classes.list} aria-labelledby={title && `${ids}${entries[0]!.path}`}>
            {entries.map(({ path, label, icon }) => (
              <li key={path}>
                <LocalLink to={path} className={classes.entry} aria-current={isHere(path) ? 'page' : undefined}>
                  <Icon name={icon} />
                  {t(label)}
                  {queues[path] && isStaff && <RailBadge queue={queues[path]} />}
                </LocalLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <div className={classes.end}>
        <div className={classes.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        <LocalLink to={OWN_PAGE} className={classes.entry} aria-current={isHere(OWN_PAGE) ? 'page' : undefined}>
          <Icon name="user-circle" />
          {t('Your login')}
        </LocalLink>
        <button type="button" className={classes.entry} onClick={leave}>
          <Icon name="logout" />
          {t('Log out')}
        </button>
      </div>
    </nav>
  )
}
