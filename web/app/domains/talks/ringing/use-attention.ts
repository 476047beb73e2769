import { useEffect } from 'react'
import { startRingtone } from './ringtone.ts'

const FLASH_MS = 1000
const BUZZ = [400, 200, 400, 1400]

/** Rings, vibrates and flashes the tab's title during an incoming call; in silent mode only the title flashes. */
export function useAttention(title: string, silent: boolean) {
  useEffect(() => (silent ? undefined : startRingtone()), [silent])
  useEffect(() => {
    const before = document.title
    const flash = setInterval(() => {
      document.title = document.title === title ? before : title
    }, FLASH_MS)
    document.title = title
    return () => {
      clearInterval(flash)
      document.title = before
    }
  }, [title])
  useEffect(() => {
    if (silent || !navigator.vibrate) return
    // Without a user gesture the browser refuses it and logs an error.
    const buzz = () => navigator.userActivation?.hasBeenActive && navigator.vibrate(BUZZ)
    buzz()
    const again = setInterval(buzz, 2400)
    return () => {
      clearInterval(again)
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate(0)
    }
  }, [silent])
}
