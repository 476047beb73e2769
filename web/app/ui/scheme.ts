import { create } from 'zustand'

export type Scheme = 'light' | 'dark' | 'auto'

/** Read by the boot script, too, as plain text. */
const KEY = 'mantine-color-scheme-value'
const DARK = '(prefers-color-scheme: dark)'

/** The reader's choice; by default the device's. */
export const useScheme = create<{ scheme: Scheme }>(() => ({ scheme: 'auto' }))

function stored(): Scheme {
  try {
    const value = window.localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'auto'
  } catch {
    return 'auto'
  }
}

function show(scheme: Scheme) {
  if (useScheme.getState().scheme !== scheme) useScheme.setState({ scheme })
  const dark = scheme === 'dark' || (scheme === 'auto' && window.matchMedia(DARK).matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
}

export function chooseScheme(scheme: Scheme) {
  try {
    window.localStorage.setItem(KEY, scheme)
  } catch {
    // Without storage the choice lasts as long as the window.
  }
  show(scheme)
}

/** Follows other tabs and changes of the device's scheme. Returns the unsubscribe function. */
export function followScheme() {
  const refresh = () => show(stored())
  const media = window.matchMedia(DARK)
  refresh()
  window.addEventListener('storage', refresh)
  media.addEventListener('change', refresh)
  return () => {
    window.removeEventListener('storage', refresh)
    media.removeEventListener('change', refresh)
  }
}
