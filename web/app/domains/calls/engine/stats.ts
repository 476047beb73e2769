/** Counters of a connection at one moment, as far as they describe the network. */
export interface Sample {
  at: number
  received: number
  lost: number
  /** Loss of what we send, as reported by the other side, 0 to 1. */
  lostThere: number
  roundTripMs: number | null
  /** Per incoming stream, with its packets received: a stream that has ended keeps its last jitter for ever. */
  streams: Record<string, { received: number; jitterMs: number }>
  /** Estimated bandwidth of the path. */
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

/** Reports about streams that have ended are not updated any more; live ones are updated more often than this. */
const REPORT_FRESH_MS = 6_000

/** Recent reports of the other side. */
function reportedLately(entries: Entry[]) {
  const newest = Math.max(...entries.map(({ timestamp = 0 }) => timestamp))
  return entries.filter(
    ({ type, timestamp = newest }) => type === 'remote-inbound-rtp' && newest - timestamp < REPORT_FRESH_MS,
  )
}

export function sampleOf(report: Iterable<Entry>, at: number): Sample {
  const entries = [...report]
  const inbound = entries.filter(({ type }) => type === 'inbound-rtp')
  const reported = reportedLately(entries)
  const path = entries.find(
    ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
  )
  const trips = [path?.currentRoundTripTime, ...reported.map(({ roundTripTime }) => roundTripTime)]
  const trip = trips.find((seconds) => seconds !== undefined)
  return {
    at,
    received: sum(inbound, ({ packetsReceived }) => packetsReceived),
    lost: sum(inbound, ({ packetsLost }) => packetsLost),
    lostThere: most(reported, ({ fractionLost }) => fractionLost),
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
