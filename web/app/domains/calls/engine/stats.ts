/** Counters of a connection at one moment, as far as they say how good the network is. */
export interface Sample {
  at: number
  received: number
  lost: number
  /** What the other says is lost of what we send, 0 to 1. */
  lostThere: number
  roundTripMs: number | null
  /** Of each stream that comes in, with what had come of it: one that has ended keeps its last jitter for ever. */
  streams: Record<string, { received: number; jitterMs: number }>
  /** What the path could carry, as the browser reckons. */
  availableKbps: number | null
}

interface Entry {
  type: string
  id: string
  timestamp?: number
  kind?: string
  packetsReceived?: number
  packetsLost?: number
  fractionLost?: number
  jitter?: number
  roundTripTime?: number
  nominated?: boolean
  state?: string
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
}

const sum = (entries: Entry[], of: (entry: Entry) => number | undefined) =>
  entries.reduce((total, entry) => total + (of(entry) ?? 0), 0)
const most = (entries: Entry[], of: (entry: Entry) => number | undefined) =>
  Math.max(0, ...entries.map((entry) => of(entry) ?? 0))

/** What the other said of a stream that is over is not said again; nothing is told less often than this. */
const TOLD_MS = 6_000

/** What the other has told of lately. */
function toldLately(entries: Entry[]) {
  const newest = Math.max(...entries.map(({ timestamp = 0 }) => timestamp))
  return entries.filter(({ type, timestamp = newest }) => type === 'remote-inbound-rtp' && newest - timestamp < TOLD_MS)
}

export function sampleOf(report: Iterable<Entry>, at: number): Sample {
  const entries = [...report]
  const inbound = entries.filter(({ type }) => type === 'inbound-rtp')
  const told = toldLately(entries)
  const path = entries.find(
    ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
  )
  const trips = [path?.currentRoundTripTime, ...told.map(({ roundTripTime }) => roundTripTime)]
  const trip = trips.find((seconds) => seconds !== undefined)
  return {
    at,
    received: sum(inbound, ({ packetsReceived }) => packetsReceived),
    lost: sum(inbound, ({ packetsLost }) => packetsLost),
    lostThere: most(told, ({ fractionLost }) => fractionLost),
    roundTripMs: trip === undefined ? null : trip * 1000,
    streams: Object.fromEntries(
      inbound.map(({ id, packetsReceived = 0, jitter = 0 }) => [
        id,
        { received: packetsReceived, jitterMs: jitter * 1000 },
      ]),
    ),
    availableKbps: path?.availableOutgoingBitrate === undefined ? null : path.availableOutgoingBitrate / 1000,
  }
}
