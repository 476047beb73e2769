import { Suspense } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { Logo } from '../../domains/settings/components/logo.tsx'
import { useSeen } from '../../lib/use-seen.ts'
import { useInstall } from '../banner/install.ts'
import { usePopup } from './state.ts'

const LoginPopup = lazyWindow(
  'accounts',
  async () => (await import('~/domains/accounts/components/login-popup.tsx')).LoginPopup,
)
const HelpPopups = lazyWindow('public', async () => (await import('./help-popups.tsx')).HelpPopups)
const SidePanel = lazyWindow('shell', async () => (await import('../panel/side-panel.tsx')).SidePanel)
const SearchPanel = lazyWindow('shell', async () => (await import('../panel/search-panel.tsx')).SearchPanel)
const InstallHowTo = lazyWindow('shell', async () => (await import('../banner/install-how-to.tsx')).InstallHowTo)

/**
 * Everything that opens over the page. A popup is loaded when it is first needed, and stays mounted for its closing
 * animation.
 */
export function Popups() {
  const popup = usePopup((state) => state.popup)
  const login = useAuth((state) => state.loginRequest !== null && !state.isAuthentiCated)
  const productName = useSettings()?.productName ?? ''
  const howTo = useInstall((state) => state.showHowTo)
  const seen = {
    login: useSeen(login),
    enquiry: useSeen(popup === 'enquiry'),
    callback: useSeen(popup === 'callback'),
    panel: useSeen(popup === 'panel'),
    search: useSeen(popup === 'search'),
    howTo: useSeen(howTo),
  }
  return (
    <Suspense fallback={null}>
      {seen.login && <LoginPopup logo={<Logo onBand />} productName={productName} />}
      {(seen.enquiry || seen.callback) && <HelpPopups {...seen} />}
      {seen.panel && <SidePanel />}
      {seen.search && <SearchPanel />}
      {seen.howTo && <InstallHowTo />}
    </Suspense>
  )
}
