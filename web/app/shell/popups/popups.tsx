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
const EnquiryPopup = lazyWindow('public', async () => (await import('./enquiry-popup.tsx')).EnquiryPopup)
const CallbackPopup = lazyWindow('public', async () => (await import('./callback-popup.tsx')).CallbackPopup)
const SidePanel = lazyWindow('shell', async () => (await import('../panel/side-panel.tsx')).SidePanel)
const SearchPanel = lazyWindow('shell', async () => (await import('../panel/search-panel.tsx')).SearchPanel)
const InstallHowTo = lazyWindow('shell', async () => (await import('../banner/install-how-to.tsx')).InstallHowTo)
// Only signed-in users make or receive calls; nobody else loads this.

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
      {seen.enquiry && <EnquiryPopup />}
      {seen.callback && <CallbackPopup />}
      {seen.panel && <SidePanel />}
      {seen.search && <SearchPanel />}
      {seen.howTo && <InstallHowTo />}
    </Suspense>
  )
}
