import { useEffect, useState } from 'react'
import { useOnline } from '~/lib/use-online.ts'
import type { Network } from './network.ts'

const PROBES = 4
const EVERY_MS = 15_000
/** A voice that takes longer there and back is hard to talk to; pictures suffer earlier. */
const GOOD_MS = 250
const WEAK_MS = 700
/** What the browser itself measured lately, where it says so. */
const PICTURE_MBITS = 0.7

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function roundTrip() {
  const from = performance.now()
  await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
  return performance.now() - from
}

/** What a call would feel like: by the way to us and back, and by the browser's own measure of the line. */
export function judge(trips: number[], megabits: number | undefined): Network {
  const trip = median(trips)
  if (trip > WEAK_MS) return 'bad'
  return trip > GOOD_MS || (megabits !== undefined && megabits < PICTURE_MBITS) ? 'weak' : 'good'
}

/** Looks at the network before somebody goes in, and again while they wait. */
export function useNetworkCheck(): Network {
  const online = useOnline()
  const [network, setNetwork] = useState<Network>('unknown')
  useEffect(() => {
    if (!online) return
    let gone = false
    const look = async () => {
      const trips: number[] = []
      try {
        // The first opens the line and is not counted.
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
