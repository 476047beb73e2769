import { useSyncExternalStore } from 'react'
import { INDIA } from './dates.ts'

const never = () => () => {}
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone || INDIA

/** Where the reader's clock stands. Pages are made for everybody, so they begin in India and change after they arrived. */
export const useReaderZone = () => useSyncExternalStore(never, here, () => INDIA)
