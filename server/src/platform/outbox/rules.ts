import type { Channel } from './message.ts'

interface ChannelRules {
  /** How many may be on their way at once in one process; channels do not wait for each other. */
  atOnce: number
  /** After this many tries it is given up and left for staff to see. */
  tries: number
  firstWaitSeconds: number
}

/** A socket event is news of the moment: a client that misses it fetches when it reconnects. */
export const channels: Record<Channel, ChannelRules> = {
  sms: { atOnce: 8, tries: 10, firstWaitSeconds: 2 },
  mail: { atOnce: 4, tries: 12, firstWaitSeconds: 5 },
  push: { atOnce: 8, tries: 8, firstWaitSeconds: 5 },
  socket: { atOnce: 16, tries: 3, firstWaitSeconds: 1 },
}

const LONGEST_WAIT_SECONDS = 3_600
/** No single try takes longer; a provider that hangs has failed. */
export const TRY_MS = 20_000
/** A claim outlives its try, so that only a process that died loses one. */
export const LEASE_MS = 30_000

/** Doubling waits with a fifth of chance in them, so that a provider that comes back is not met by all at once. */
export function waitMs(channel: Channel, attempts: number, chance = Math.random()) {
  const seconds = Math.min(channels[channel].firstWaitSeconds * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS)
  return Math.round(seconds * 1000 * (0.9 + chance * 0.2))
}

interface Attempted {
  channel: Channel
  attempts: number
  expiresAt: Date | null
}

/** What becomes of a try that failed. */
export function afterFailure({ channel, attempts, expiresAt }: Attempted, now: Date, permanent: boolean) {
  if (permanent || attempts >= channels[channel].tries) return 'give up'
  const at = new Date(now.getTime() + waitMs(channel, attempts))
  return expiresAt && at >= expiresAt ? 'give up' : at
}
