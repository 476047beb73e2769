import { create } from 'zustand'

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** What the browser offers to put us on the home screen, kept from the moment it offers it. */
export const useInstall = create<{ offer: InstallPrompt | null; showHowTo: boolean }>(() => ({
  offer: null,
  showHowTo: false,
}))

export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

export function followInstallOffers() {
  const keep = (event: Event) => {
    event.preventDefault()
    useInstall.setState({ offer: event as InstallPrompt })
  }
  const forget = () => useInstall.setState({ offer: null })
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', forget)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', forget)
  }
}

/** Asks the browser to install; where it cannot ask, says how to do it by hand. */
export async function install() {
  const { offer } = useInstall.getState()
  if (!offer) return useInstall.setState({ showHowTo: true })
  useInstall.setState({ offer: null })
  await offer.prompt()
}
