import { PRESENCES } from '#contract/consultants/constants.ts'

export type PresenceState = (typeof PRESENCES)[number]

/** A lease survives two failed renewals. */
export const LEASE_SECONDS = 30
export const RENEW_EVERY_MS = 10_000
/** A reloaded page or a short loss of network does not count as leaving. */
export const GRACE_SECONDS = 10
export const SWEEP_EVERY_MS = 5_000

/** A PostgreSQL notification carries 8000 bytes; an id has at most 16 digits. */
const IDS_IN_A_NOTICE = 400

export type Change = { ids: number[]; presence: PresenceState }

const SIGNS: Record<PresenceState, string> = { online: '+', on_call: '~', offline: '-' }

export function* notificationsOf({ ids, presence }: Change) {
  for (let at = 0; at < ids.length; at += IDS_IN_A_NOTICE)
    yield `${SIGNS[presence]}${ids.slice(at, at + IDS_IN_A_NOTICE).join(',')}`
}

export const readNotice = (notice: string): Change => ({
  presence: PRESENCES.find((presence) => notice.startsWith(SIGNS[presence])) ?? 'offline',
  ids: notice.slice(1).split(',').map(Number),
})
