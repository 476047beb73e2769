import { create } from 'zustand'
import { isInstalled } from './install.ts'

const APPEARS_MS = 1000
const GONE_MS = 8000
const DISMISSED = 'app-banner-dismissed'

export const useBanner = create(() => ({ shown: false, due: false }))

let begun = false

/** Offers the app once in the life of a page, whichever frame stands around its screens meanwhile. */
export function offerApp() {
  if (begun || isInstalled() || sessionStorage.getItem(DISMISSED)) return
  begun = true
  setTimeout(() => useBanner.setState({ shown: true }), APPEARS_MS)
  setTimeout(() => useBanner.setState({ due: true }), GONE_MS)
}

export function dismiss() {
  sessionStorage.setItem(DISMISSED, 'yes')
  useBanner.setState({ shown: false })
}
