import type { z } from 'zod'
import type { RoomMedia, RoomPeer, RoomQuality } from '#contract/calls/signals.ts'
import type { Flow } from '../queries.ts'
import type { EndedBy, Role } from '../room-kinds.ts'

export type EndWhy = 'over' | 'left' | 'no_money' | 'staff' | 'called_off'
type Media = z.output<typeof RoomMedia>

export interface Seat extends Media {
  room: string
  role: Role
  accountId: number
  /** Increases with every join. */
  seat: number
  /** The seat taken by pressing Join, if this one is only an automatic rejoin. */
  firstSeat: number | null
  peerId: string
  connectionId: string
  /** The process it connected through; null if the process cannot be checked. */
  life: number | null
  joinedAt: Date
  seenAt: Date
  present: boolean
  connected: boolean
  quality: z.output<typeof RoomQuality>
}

/** What a browser reports about itself. */
export interface Report {
  room: string
  seat: number
  connected: boolean
  media: Media
  quality: Seat['quality']
  at: Date
}

/** A room after a change, to be sent once it is committed. */
export interface Change {
  room: string
  seats: Seat[]
  flow: Flow
  /** The originator, who knows already. */
  by: Role | undefined
  /** Media may flow from now on, or no longer: why. */
  flowChange: EndedBy | undefined
  /** The person's older seat, which has ended. */
  replaced: Seat | undefined
  /** Seats without a beat for a lease: they did not leave, and may be back any moment. */
  lost?: readonly Seat[]
}

/** Increases with every press of Join. */
export const joinNumber = ({ firstSeat, seat }: Pick<Seat, 'firstSeat' | 'seat'>) => firstSeat ?? seat

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
