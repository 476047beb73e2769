import { createContext, use, useSyncExternalStore } from 'react'
import { INDIA } from './dates.ts'

const never = () => () => {}
const INDIA_MINUTES_BEHIND = -330
/**
 * A clock with India's offset in winter and summer is taken as India's: asking for the zone's name is slow on a phone.
 */
const isIndia = () => [0, 6].every((month) => new Date(2026, month).getTimezoneOffset() === INDIA_MINUTES_BEHIND)
let zone: string | undefined
const here = () => {
  zone ??= isIndia() ? INDIA : Intl.DateTimeFormat().resolvedOptions().timeZone || INDIA
  return zone
}

/** This device's time zone. Pages are rendered for everyone, so they start with India's and change after hydration. */
export const useDeviceZone = () => useSyncExternalStore(never, here, () => INDIA)

/** The time zone in which this reader sees every time; provided by the root. */
export const ReaderZone = createContext(INDIA)
export const useReaderZone = () => use(ReaderZone)
