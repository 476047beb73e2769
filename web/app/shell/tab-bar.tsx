import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { openPopup } from './popups/state.ts'
import classes from './tab-bar.module.css'

/** The five places of a phone; whoever gives sessions has their working day there. */
export function TabBar() {
  const t = useT()
  const type = useAuth(({ auth }) => auth?.type)
  return (
    <nav className={classes.bar} aria-label={t('Main places')}>
      {type === 'consultant' ? <Work /> : <Places account={type ? '/dashboard/my-profile' : '/login?type=user'} />}
    </nav>
  )
}

function Places({ account }: { account: string }) {
  const t = useT()
  return (
    <>
      <Tab to="/" icon="home">
        {t('Home')}
      </Tab>
      <Tab to="/consultants" icon="users">
        {t('Consultants')}
      </Tab>
      <Tab to="/expert-talk/industrial" icon="phone-call">
        {t('Talk now')}
      </Tab>
      <Tab to="/dashboard" icon="calendar-event">
        {t('Bookings')}
      </Tab>
      <Tab to={account} icon="user-circle">
        {t('Account')}
      </Tab>
    </>
  )
}

function Work() {
  const t = useT()
  return (
    <>
      <Tab to="/consultant-dashboard" icon="layout-dashboard">
        {t('Today')}
      </Tab>
      <Tab to="/bookings" icon="calendar-event">
        {t('Bookings')}
      </Tab>
      <Tab to="/schedule-timing" icon="clock">
        {t('Slots|tab')}
      </Tab>
      <Tab to="/questions" icon="file-text">
        {t('Written|tab')}
      </Tab>
      <button type="button" className={classes.tab} onClick={() => openPopup('panel')}>
        <Icon name="dots" size={24} />
        {t('More|tab')}
      </button>
    </>
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
