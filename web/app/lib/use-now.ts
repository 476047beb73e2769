import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** Now on the server's clock, looked at again every so often; for what turns by itself while a page is open. */
export function useNow(everyMs = 10_000) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
