import { useState } from 'react'
import { readStored, writeStored } from '~/lib/stored.ts'

const KEY = 'room-keys'

/** Single keys disturb some people, so they can be turned off, once for all calls. */
export function useKeyChoice() {
  const [on, setOn] = useState(() => readStored(KEY, (value) => (value === false ? false : null)) ?? true)
  const choose = (wish: boolean) => {
    setOn(wish)
    writeStored(KEY, wish ? null : false)
  }
  return [on, choose] as const
}
