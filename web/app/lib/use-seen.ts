import { useState } from 'react'

/** Becomes true with the first true and stays so. */
export function useSeen(now: boolean) {
  const [seen, setSeen] = useState(now)
  if (now && !seen) setSeen(true)
  return seen || now
}
