import { useEffect, useState } from 'react'

/** SPEC: a name is sent this long after the last keystroke. */
const PAUSE_MS = 500

/** The typed text, debounced; an empty text applies at once. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => settle(typed), typed === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(wait)
  }, [typed])
  return typed === '' ? '' : settled
}
