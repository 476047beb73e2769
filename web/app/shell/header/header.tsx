import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { openPopup } from '../popups/state.ts'
import { AccountSlot } from './account-slot.tsx'
import { CartLink } from './cart-link.tsx'
import classes from './header.module.css'
import { HelpDeskLink } from './help-desk-link.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'

export function Header() {
  const t = useT()
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.icon}
          data-phone
          aria-label={t('Menu')}
          aria-haspopup="dialog"
          onClick={() => openPopup('panel')}
        >
          <Icon name="menu-2" size={24} />
        </button>
        <Logo />
        <SearchBox />
        <div className={classes.end}>
          <HelpDeskLink />
          <button
            type="button"
            className={classes.icon}
            data-phone
            aria-label={t('Search')}
            aria-haspopup="dialog"
            onClick={() => openPopup('search')}
          >
            <Icon name="search" size={24} />
          </button>
          <CartLink />
          <AccountSlot />
        </div>
      </div>
    </header>
  )
}
