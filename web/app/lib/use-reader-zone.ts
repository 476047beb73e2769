import { createContext, use, useSyncExternalStore } from 'react'
import { INDIA } from './dates.ts'

const never = () => () => {}
const INDIA_MINUTES_BEHIND = -330
/** A clock that stands as India's in winter and in summer is taken for it: asking for the name of its zone costs a phone a while. */
const isIndia = () => [0, 6].every((month) => new Date(2026, month).getTimezoneOffset() === INDIA_MINUTES_BEHIND)
let zone: string | undefined
const here = () => {
  zone ??= isIndia() ? INDIA : Intl.DateTimeFormat().resolvedOptions().timeZone || INDIA
  return zone
}

/** The time zone of this device. Pages are rendered for everybody, so they begin in India's and change once hydrated. */
export const useDeviceZone = () => useSyncExternalStore(never, here, () => INDIA)

/** The one time zone in which this reader sees every time; the root provides it. */
export const ReaderZone = createContext(INDIA)
export const useReaderZone = () => use(ReaderZone)
