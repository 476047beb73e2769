import { useEffect, useState } from 'react'

/** SPEC: a name is sent once nothing was typed for this long. */
const PAUSE_MS = 500

/** What was typed, once the typing paused; emptiness is known at once. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => settle(typed), typed === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(wait)
  }, [typed])
  return typed === '' ? '' : settled
}
