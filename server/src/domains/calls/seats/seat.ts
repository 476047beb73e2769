import type { z } from 'zod'
import type { RoomMedia, RoomPeer, RoomQuality } from '#contract/room-signals.ts'
import type { Flow } from '../flows/queries.ts'
import type { EndedBy, Role } from '../kinds.ts'

export type EndWhy = 'over' | 'left' | 'no_money' | 'staff' | 'called_off'
type Media = z.output<typeof RoomMedia>

export interface Seat extends Media {
  room: string
  role: Role
  accountId: number
  /** Rises with everyone who sits down. */
  seat: number
  /** The one they took by pressing Join, where this one is only the page coming back. */
  firstSeat: number | null
  peerId: string
  connectionId: string
  /** The process it came by; null of one that nobody can look for. */
  life: number | null
  joinedAt: Date
  seenAt: Date
  present: boolean
  connected: boolean
  quality: z.output<typeof RoomQuality>
}

/** What a browser says of itself. */
export interface Report {
  room: string
  seat: number
  connected: boolean
  media: Media
  quality: Seat['quality']
  at: Date
}

/** A room after something happened in it, to be told once that is committed. */
export interface Change {
  room: string
  seats: Seat[]
  flow: Flow
  /** Whose doing it was; they know it already. */
  by: Role | undefined
  /** Media may flow from now on, or may not any more: why. */
  turned: EndedBy | undefined
  /** Somebody's older seat, which is over. */
  moved: Seat | undefined
  /** Whoever was not heard from for a lease: they did not leave, and may be back any moment. */
  lost?: readonly Seat[]
}

/** Rises with every press of Join. */
export const wishOf = ({ firstSeat, seat }: Pick<Seat, 'firstSeat' | 'seat'>) => firstSeat ?? seat

/** A seat as the other side sees it. */
export const peerOf = ({ role, peerId, present, connected, audio, video, screen, quality }: Seat) =>
  ({ role, peerId, in: present, connected, media: { audio, video, screen }, quality }) satisfies z.input<
    typeof RoomPeer
  >

export const flowShown = ({ connectedMs, since }: Flow) => ({
  mayFlow: since !== null,
  connectedSeconds: connectedMs / 1000,
  since: since?.toISOString() ?? null,
})
