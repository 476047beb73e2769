import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import classes from './tab-bar.module.css'

/** The five places of a phone. */
export function TabBar() {
  const t = useT()
  const type = useAuth(({ auth }) => auth?.type)
  const isConsultant = type === 'consultant'
  return (
    <nav className={classes.bar} aria-label={t('Main places')}>
      <Tab to="/" icon="home">
        {t('Home')}
      </Tab>
      <Tab to="/consultants" icon="users">
        {t('Consultants')}
      </Tab>
      <Tab to="/expert-talk/industrial" icon="phone-call">
        {t('Talk now')}
      </Tab>
      <Tab to={isConsultant ? '/bookings' : '/dashboard'} icon="calendar-event">
        {t('Bookings')}
      </Tab>
      <Tab to={isConsultant ? '/my-profile' : type ? '/dashboard/my-profile' : '/login?type=user'} icon="user-circle">
        {t('Account')}
      </Tab>
    </nav>
  )
}

function Tab({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  const here = plainPath(useLocation().pathname) === to.split('?')[0]
  return (
    <LocalLink to={to} className={classes.tab} aria-current={here ? 'page' : undefined}>
      <Icon name={icon} size={24} />
      {children}
    </LocalLink>
  )
}
