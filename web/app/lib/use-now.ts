import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** Current time by the server's clock, updated at an interval; for what changes with time while a page is open. */
export function useNow(everyMs = 10_000) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
