import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { openPopup } from './popups/state.ts'
import classes from './tab-bar.module.css'

type Place = readonly [to: string, icon: IconName, name: string]

/** The five tabs on a phone; consultants have their own. */
export function TabBar() {
  const t = useT()
  const type = useAuth(({ auth }) => auth?.type)
  const works = type === 'consultant'
  const account = type ? '/dashboard/my-profile' : '/login?type=user'
  return (
    <nav className={classes.bar} aria-label={t('Main menu')}>
      {(works ? workOf(t) : placesOf(t, account)).map(([to, icon, name]) => (
        <Tab key={to} to={to} icon={icon}>
          {name}
        </Tab>
      ))}
      {works && (
        <button type="button" className={classes.tab} onClick={() => openPopup('panel')}>
          <Icon name="dots" size={24} />
          {t('More|tab')}
        </button>
      )}
    </nav>
  )
}

const placesOf = (t: Translate, account: string): Place[] => [
  ['/', 'home', t('Home')],
  ['/consultants', 'users', t('Consultants')],
  ['/expert-talk/industrial', 'phone-call', t('Talk now|tab')],
  ['/dashboard', 'calendar-event', t('Bookings')],
  [account, 'user-circle', t('Account')],
]

const workOf = (t: Translate): Place[] => [
  ['/consultant-dashboard', 'layout-dashboard', t('Today')],
  ['/bookings', 'calendar-event', t('Bookings')],
  ['/schedule-timing', 'clock', t('Slots|tab')],
  ['/questions', 'file-text', t('Written|tab')],
]

function Tab({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  const here = plainPath(useLocation().pathname) === to.split('?')[0]
  return (
    <LocalLink to={to} className={classes.tab} aria-current={here ? 'page' : undefined}>
      <Icon name={icon} size={24} />
      {children}
    </LocalLink>
  )
}
