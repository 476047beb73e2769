import type { ComponentType } from 'react'
import { create } from 'zustand'

interface Banner {
  /** The path of the page that was loaded. */
  arrivedAt?: string
  Strip?: ComponentType | undefined
  /** Its time is over; it stays only while it has the focus. */
  due?: boolean
}

export const useBanner = create<Banner>(() => ({}))

export const dismiss = () => useBanner.setState({ Strip: undefined })
