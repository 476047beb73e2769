import { create } from 'zustand'

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's install prompt, stored when it is offered. */
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
  const erase = () => useInstall.setState({ offer: null })
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', erase)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', erase)
  }
}

/** Opens the browser's install prompt, or shows the steps if there is none. */
export async function install() {
  const { offer } = useInstall.getState()
  if (!offer) return useInstall.setState({ showHowTo: true })
  useInstall.setState({ offer: null })
  await offer.prompt()
}
