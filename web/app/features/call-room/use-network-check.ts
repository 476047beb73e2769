import { useEffect, useState } from 'react'
import { useOnline } from '~/lib/use-online.ts'
import type { Network } from './network.ts'

const PROBES = 4
const EVERY_MS = 15_000
/** A longer round trip makes talking hard; video suffers earlier. */
const GOOD_MS = 250
const WEAK_MS = 700
/** The browser's own recent measurement, if it has one. */
const PICTURE_MBITS = 0.7

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function roundTrip() {
  const from = performance.now()
  await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
  return performance.now() - from
}

/** Expected call quality, by the round trip to the server and the browser's own bandwidth estimate. */
export function judge(trips: number[], megabits: number | undefined): Network {
  const trip = median(trips)
  if (trip > WEAK_MS) return 'bad'
  return trip > GOOD_MS || (megabits !== undefined && megabits < PICTURE_MBITS) ? 'weak' : 'good'
}

/** Checks the network in the lobby, repeatedly. */
export function useNetworkCheck(): Network {
  const online = useOnline()
  const [network, setNetwork] = useState<Network>('unknown')
  useEffect(() => {
    if (!online) return
    let gone = false
    const look = async () => {
      const trips: number[] = []
      try {
        // The first opens the connection and is not counted.
        for (let probe = 0; probe <= PROBES; probe++) trips.push(await roundTrip())
        const line = (navigator as { connection?: { downlink?: number } }).connection
        if (!gone) setNetwork(judge(trips.slice(1), line?.downlink))
      } catch {
        if (!gone) setNetwork('none')
      }
    }
    void look()
    const timer = setInterval(look, EVERY_MS)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [online])
  return online ? network : 'none'
}
