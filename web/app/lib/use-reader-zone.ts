import { useSyncExternalStore } from 'react'
import { INDIA } from './dates.ts'

const never = () => () => {}
/** Browsers still call it by the old name of its city. */
const INDIA_OF_OLD = 'Asia/Calcutta'
let zone: string | undefined
/** Looked up once: it is asked for at every rendering, and finding it out takes a phone a while. */
const here = () => {
  if (zone) return zone
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  zone = !timeZone || timeZone === INDIA_OF_OLD ? INDIA : timeZone
  return zone
}

/** Where the reader's clock stands. Pages are made for everybody, so they begin in India and change after they arrived. */
export const useReaderZone = () => useSyncExternalStore(never, here, () => INDIA)
