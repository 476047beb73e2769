import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { ROOM_KINDS, ROOM_ROLES } from '#contract/calls/constants.ts'
import type { Titles } from '#contract/discovery/consultant-card.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

export type Role = (typeof ROOM_ROLES)[number]
export type KindName = (typeof ROOM_KINDS)[number]

/** The state of a room at an instant, according to its owner. */
export interface Room {
  kind: KindName
  /** Id in the domain that owns the room. */
  itemId: number
  /** SPEC's name for the booking of a call, if it has one. */
  bookId: number | null
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
  /** The topic, written by the customer. */
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

export interface NewMessage {
  fromId: number
  text: string
  /** A message resent with the same value is stored once. */
  sentOnce: string | undefined
  /** The other side is in the room and sees it there. */
  otherPresent: boolean
  at: Date
}

/** Who ended a stretch: the side that was lost or left, both, or the system. */
export type EndedBy = Role | 'both' | 'system'

export interface Visitor {
  role: Role
  /** The account of the seat; the room may have another participant by now. */
  accountId: number
  at: Date
}

/**
 * What a domain registers to have calls in rooms: which rooms it has, who may enter them and when, and what happens
 * then. Functions with a `tx` run in the transaction that changes the room, with the room locked; `at` is server time
 * and may be some seconds in the past: when a side was last seen.
 */
export interface RoomKind {
  /** By slug, with its participants and opening times; undefined if it is not a room of this kind. */
  find(db: Db | Tx, slug: string, now: Date): Promise<Room | undefined>
  /** A side joined; called again when it reconnects. */
  onJoin?(tx: Tx, room: Room, who: Visitor): Promise<void>
  onLeave?(tx: Tx, room: Room, who: Visitor): Promise<void>
  /** Both sides are connected from now on. */
  onConnected?(tx: Tx, room: Room, when: { at: Date }): Promise<void>
  onDisconnected?(tx: Tx, room: Room, when: { at: Date; by: EndedBy }): Promise<void>
  /** Rooms with participants who may no longer be there: they are removed by the next sweep. */
  roomsToClear?(db: Db, limit: number): Promise<string[]>
  /** Chat messages in id order: those after a given one, or the newest. */
  listMessages(db: Db, room: Room, page: { after: number | undefined; limit: number }): Promise<Message[]>
  sendMessage(tx: Tx, room: Room, message: NewMessage): Promise<Message>
}

const kinds = new Map<KindName, RoomKind>()

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** The slug of a new room: a hundred random bits in letters that can be read out. */
export const newRoomSlug = () => Array.from(randomBytes(20), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** Called by the domain that owns the rooms. */
export const registerRoomKind = (name: KindName, kind: RoomKind) => void kinds.set(name, kind)
export const kindOf = (name: KindName): RoomKind => {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`no room kind ${name} is registered`)
  return kind
}

export async function roomsToClear(db: Db, limit: number): Promise<string[]> {
  const found = await Promise.all([...kinds.values()].map((kind) => kind.roomsToClear?.(db, limit) ?? []))
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
