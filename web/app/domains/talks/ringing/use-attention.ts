import { useEffect } from 'react'
import { startRingtone } from './ringtone.ts'

const FLASH_MS = 1000
const BUZZ = [400, 200, 400, 1400]

/** Rings, buzzes and lets the tab's title flash for as long as somebody is calling; silent, it only flashes. */
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
    // A browser refuses it, aloud, on a page that nobody has touched.
    const buzz = () => navigator.userActivation?.hasBeenActive && navigator.vibrate(BUZZ)
    buzz()
    const again = setInterval(buzz, 2400)
    return () => {
      clearInterval(again)
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate(0)
    }
  }, [silent])
}
