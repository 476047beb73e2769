import { useSyncExternalStore } from 'react'
import { INDIA } from './dates.ts'

const never = () => () => {}
/** Browsers still call it by the old name of its city. */
const INDIA_OF_OLD = 'Asia/Calcutta'
const here = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return !timeZone || timeZone === INDIA_OF_OLD ? INDIA : timeZone
}

/** Where the reader's clock stands. Pages are made for everybody, so they begin in India and change after they arrived. */
export const useReaderZone = () => useSyncExternalStore(never, here, () => INDIA)
