import { hurryLine } from '~/lib/ask-server.ts'
import { stayAwake } from './wake.ts'
import { watchConnectivity } from './watch-connectivity.ts'

/** Holds a wake lock, reconnects quickly and watches for network changes. Returns the stop function. */
export function whileInCall(networkChanged: () => void) {
  const stops = [stayAwake(), hurryLine(), watchConnectivity(networkChanged)]
  return () => {
    for (const stop of stops) stop()
  }
}
