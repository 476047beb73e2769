import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { accountEntries } from '../account-entries.ts'
import { closePopup } from '../popups/state.ts'
import { UpcomingBadge } from '../upcoming-badge.tsx'
import { useLogOut } from '../use-log-out.ts'
import classes from './side-panel.module.css'

/** Login and registration, or the account's entries. */
export function PanelAccount() {
  const t = useT()
  const auth = useAuth((state) => state.auth)
  const leave = useLogOut()
  if (!auth) {
    const logIn = () => {
      closePopup()
      openLogin()
    }
    return (
      <div className={classes.account}>
        <PlainButton size="lg" onClick={logIn}>
          {t('Login/Register')}
        </PlainButton>
        <p>{t('Your mobile number is your account.')}</p>
      </div>
    )
  }
  return (
    <nav className={classes.mine} aria-label={t('Account')}>
      <p className={classes.who}>
        <Avatar name={auth.name} picture={auth.thumbnail} size={44} />
        <span>
          <strong>{auth.name || t('My Account')}</strong>
          <span className="pm-num">{formatMobile(auth.mobile)}</span>
        </span>
      </p>
      <ul className={classes.list}>
        {accountEntries[auth.type].map(({ path, label, icon }) => (
          <li key={label}>
            <LocalLink to={path} className={classes.entry} onClick={closePopup}>
              <Icon name={icon} size={22} />
              <span className={classes.label}>{t(label)}</span>
              <UpcomingBadge path={path} />
            </LocalLink>
          </li>
        ))}
        <li>
          <button type="button" className={classes.entry} onClick={leave}>
            <Icon name="logout" size={22} />
            <span className={classes.label}>{t('Log out')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
