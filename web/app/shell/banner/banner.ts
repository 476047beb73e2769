import type { ComponentType } from 'react'
import { create } from 'zustand'
import { isInstalled } from './install.ts'

const APPEARS_MS = 1000
const GONE_MS = 8000

interface Banner {
  /** The path of the page that was loaded. */
  arrivedAt?: string
  Strip?: ComponentType | undefined
  /** Its time is over; it stays only while the focus is in it. */
  due?: boolean
}

export const useBanner = create<Banner>(() => ({}))

/** Once in the life of a page, whatever is navigated to in it. */
export function offerInstall(pathname: string) {
  if (useBanner.getState().arrivedAt || isInstalled()) return
  useBanner.setState({ arrivedAt: pathname })
  setTimeout(async () => {
    const strip = await import('./banner-strip.tsx').catch(() => undefined)
    useBanner.setState({ Strip: strip?.BannerStrip })
  }, APPEARS_MS)
  setTimeout(() => useBanner.setState({ due: true }), GONE_MS)
}

export const dismiss = () => useBanner.setState({ Strip: undefined })
