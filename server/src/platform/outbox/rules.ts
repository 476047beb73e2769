import type { Channel } from './message.ts'

interface ChannelRules {
  /** Maximum concurrent deliveries in one process; channels do not wait for each other. */
  atOnce: number
  /** Maximum attempts before it fails permanently and is shown to staff. */
  tries: number
  firstWaitSeconds: number
}

/** A socket event is momentary: a client that misses it refetches when it reconnects. */
export const channels: Record<Channel, ChannelRules> = {
  sms: { atOnce: 8, tries: 10, firstWaitSeconds: 2 },
  mail: { atOnce: 4, tries: 12, firstWaitSeconds: 5 },
  push: { atOnce: 8, tries: 8, firstWaitSeconds: 5 },
  socket: { atOnce: 16, tries: 3, firstWaitSeconds: 1 },
}

const LONGEST_WAIT_SECONDS = 3_600
/** Timeout of one attempt; a hanging provider has failed. */
export const TRY_MS = 20_000
/** A claim outlives its attempt, so that only a process that died loses one. */
export const LEASE_MS = 30_000

/** Doubling delays with a fifth of jitter, so that a recovering provider does not get all retries at once. */
export function waitMs(channel: Channel, attempts: number, chance = Math.random()) {
  const seconds = Math.min(channels[channel].firstWaitSeconds * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS)
  return Math.round(seconds * 1000 * (0.9 + chance * 0.2))
}

interface Attempted {
  channel: Channel
  attempts: number
  expiresAt: Date | null
}

/** What happens after a failed attempt. */
export function afterFailure({ channel, attempts, expiresAt }: Attempted, now: Date, permanent: boolean) {
  if (permanent || attempts >= channels[channel].tries) return 'give up'
  const at = new Date(now.getTime() + waitMs(channel, attempts))
  return expiresAt && at >= expiresAt ? 'give up' : at
}
