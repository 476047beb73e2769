import { hurryLine } from '~/lib/ask-server.ts'
import { stayAwake } from './wake.ts'

/** The screen stays lit, a lost line is sought in haste, and another network is noticed. Returns how to stop. */
export function whileInCall(networkChanged: () => void) {
  const sleep = stayAwake()
  const calmDown = hurryLine()
  window.addEventListener('online', networkChanged)
  return () => {
    sleep()
    calmDown()
    window.removeEventListener('online', networkChanged)
  }
}
