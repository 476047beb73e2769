import type { AuthRecord } from '~/domains/accounts/state.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Icon } from '~/ui/icon.tsx'
import { accountEntries } from '../account-entries.ts'
import { useLogOut } from '../use-log-out.ts'
import classes from './account-menu.module.css'

export function AccountMenu({ auth }: { auth: AuthRecord }) {
  const t = useT()
  const leave = useLogOut()
  return (
    <nav className={classes.menu} aria-label={t('Account')}>
      <p className={classes.who}>
        <strong>{auth.name || t('My Account')}</strong>
        <span className="pm-num">{formatMobile(auth.mobile)}</span>
      </p>
      <ul className={classes.list}>
        {accountEntries[auth.type].map(({ path, label, icon }) => (
          <li key={label}>
            <LocalLink to={path} className={classes.entry}>
              <Icon name={icon} />
              {t(label)}
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
