/** Counters of a connection at one moment, as far as they say how good the network is. */
export interface Sample {
  at: number
  received: number
  lost: number
  /** What the other says is lost of what we send, 0 to 1. */
  lostThere: number
  roundTripMs: number | null
  jitterMs: number
  /** What the path could carry, as the browser reckons. */
  availableKbps: number | null
}

interface Entry {
  type: string
  id: string
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

export function sampleOf(report: Iterable<Entry>, at: number): Sample {
  const entries = [...report]
  const inbound = entries.filter(({ type }) => type === 'inbound-rtp')
  const told = entries.filter(({ type }) => type === 'remote-inbound-rtp')
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
    jitterMs: most(inbound, ({ jitter }) => jitter) * 1000,
    availableKbps: path?.availableOutgoingBitrate === undefined ? null : path.availableOutgoingBitrate / 1000,
  }
}
