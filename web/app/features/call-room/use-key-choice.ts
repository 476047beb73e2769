import { useState } from 'react'
import { readStored, writeStored } from '~/lib/stored.ts'

const KEY = 'room-keys'

/** Single-key shortcuts disturb some people, so they can be turned off, once for all calls. */
export function useKeyChoice() {
  const [on, setOn] = useState(() => readStored(KEY, (value) => (value === false ? false : null)) ?? true)
  const choose = (input: boolean) => {
    setOn(input)
    writeStored(KEY, input ? null : false)
  }
  return [on, choose] as const
}
