import { hurryLine } from '~/lib/ask-server.ts'
import { stayAwake } from './wake.ts'
import { watchWays } from './watch-ways.ts'

/** The screen stays lit, a lost line is sought in haste, and another network is noticed. Returns how to stop. */
export function whileInCall(networkChanged: () => void) {
  const stops = [stayAwake(), hurryLine(), watchWays(networkChanged)]
  return () => {
    for (const stop of stops) stop()
  }
}
