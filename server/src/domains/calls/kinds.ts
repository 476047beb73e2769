import type { z } from 'zod'
import type { Titles } from '#contract/consultant-card.ts'
import type { ROOM_KINDS, ROOM_ROLES } from '#contract/limits.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export type Role = (typeof ROOM_ROLES)[number]
export type KindName = (typeof ROOM_KINDS)[number]

/** A room as whoever owns it says it stands at an instant. */
export interface Room {
  kind: KindName
  /** The booking or the talk. */
  itemId: number
  slug: string
  number: string
  mode: 'video' | 'audio'
  customerId: number
  consultantId: number
  opensAt: Date
  startsAt: Date
  endsAt: Date | null
  closesAt: Date | null
  state: 'early' | 'open' | 'ended'
  /** What it is about, in the customer's words. */
  subject: string
  topic: z.output<typeof Titles> | null
  /** Before tax: of the session, or of a minute. */
  amountPaise: number
}

export interface Message {
  id: number
  fromId: number
  text: string
  at: Date
}

export interface Said {
  fromId: number
  text: string
  /** Said again with the same, it is said once. */
  sentOnce: string | undefined
  /** The other one sits in the room and sees it there. */
  otherIn: boolean
  at: Date
}

/** Who ended a stretch: the side that was lost or said so, both, or the house itself. */
export type EndedBy = Role | 'both' | 'house'

export interface Visitor {
  role: Role
  /** Whoever the seat was of, which is another than the room says once a session was given to somebody else. */
  accountId: number
  at: Date
}

/**
 * What has rooms: bookings, and talks, which register by themselves. Whatever takes a `tx` runs inside the transaction that
 * changes the room, with the room held; `at` is the house's clock and may lie some seconds back: when a side was last seen.
 */
export interface RoomKind {
  /** By the slug; undefined when it is no room of this kind. */
  find(db: Db | Tx, slug: string, now: Date): Promise<Room | undefined>
  /** A side sat down; again when it comes back with another connection. */
  entered(tx: Tx, room: Room, who: Visitor): Promise<void>
  left(tx: Tx, room: Room, who: Visitor): Promise<void>
  /** Rooms that somebody sits in although they were called off, or are somebody else's by now. */
  toEmpty?(db: Db, limit: number): Promise<string[]>
  /** Both are connected from now on. */
  flowed?(tx: Tx, room: Room, when: { at: Date }): Promise<void>
  stopped?(tx: Tx, room: Room, when: { at: Date; by: EndedBy }): Promise<void>
  /** The chat in the order of ids: after one of them, or the newest. */
  messages(db: Db, room: Room, page: { after: number | undefined; limit: number }): Promise<Message[]>
  say(tx: Tx, room: Room, said: Said): Promise<Message>
}

const kinds = new Map<KindName, RoomKind>()

/** Called by the wing of whoever has rooms. */
export const registerRoomKind = (name: KindName, kind: RoomKind) => void kinds.set(name, kind)
export const kindOf = (name: KindName): RoomKind => {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`Nobody has registered rooms of the kind ${name}`)
  return kind
}

export async function roomsToEmpty(db: Db, limit: number): Promise<string[]> {
  const found = await Promise.all([...kinds.values()].map((kind) => kind.toEmpty?.(db, limit) ?? []))
  return found.flat()
}

/** Slugs are random, so at most one kind knows it. */
export async function findRoom(db: Db | Tx, slug: string, now: Date): Promise<Room | undefined> {
  for (const kind of kinds.values()) {
    const room = await kind.find(db, slug, now)
    if (room) return room
  }
  return undefined
}

export const roleOf = ({ customerId, consultantId }: Room, accountId: number): Role | undefined =>
  accountId === customerId ? 'customer' : accountId === consultantId ? 'consultant' : undefined
export const accountOf = ({ customerId, consultantId }: Room, role: Role) =>
  role === 'customer' ? customerId : consultantId
export const otherRole = (role: Role): Role => (role === 'customer' ? 'consultant' : 'customer')
