import { useEffect, useState } from 'react'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Whole seconds until an instant of this device's clock, counting down to 0. */
export function useSecondsUntil(at: number) {
  const [left, setLeft] = useState(() => secondsUntil(at))
  useEffect(() => {
    setLeft(secondsUntil(at))
    const timer = setInterval(() => {
      const now = secondsUntil(at)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [at])
  return left
}
