import { useState } from 'react'

/** Returns a function that tells for how long the form has been open. */
export function useFilledSeconds() {
  const [openedAt] = useState(() => Date.now())
  return () => Math.floor((Date.now() - openedAt) / 1000)
}
