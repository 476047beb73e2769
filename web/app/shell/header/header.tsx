import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Logo } from '../../domains/settings/components/logo.tsx'
import { openPopup } from '../popups/state.ts'
import { AccountSlot } from './account-slot.tsx'
import { BellSlot } from './bell-slot.tsx'
import { CartLink } from './cart-link.tsx'
import classes from './header.module.css'
import { HelpDeskLink } from './help-desk-link.tsx'
import { SearchBox } from './search-box.tsx'

export function Header() {
  const t = useT()
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <IconButton
          icon="menu-2"
          label={t('Menu')}
          className={classes.phone}
          aria-haspopup="dialog"
          onClick={() => openPopup('panel')}
        />
        <Logo />
        <SearchBox />
        <div className={classes.end}>
          <HelpDeskLink />
          <IconButton
            icon="search"
            label={t('Search')}
            className={classes.phone}
            aria-haspopup="dialog"
            onClick={() => openPopup('search')}
          />
          <BellSlot />
          <CartLink />
          <AccountSlot />
        </div>
      </div>
    </header>
  )
}
