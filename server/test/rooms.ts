import { io, type Socket } from 'socket.io-client'
import { expect } from 'vitest'
import { enterRoom } from '#contract/calls/endpoints.ts'
import type { RoomEvents } from '#contract/calls/signals.ts'
import { shareDocument } from '#contract/locker/sharing.ts'
import { flowsOf } from '#server/domains/calls/public.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { aBooking, bookingOf } from './bookings.ts'
import { aDocument } from './documents.ts'
import { atEndOfFile } from './end-of-file.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** Moves a session so that it begins in this many minutes, and returns the slug of its room. */
async function beginIn({ pool, clock }: World, bookingId: number, minutes: number) {
  const startsAt = new Date(clock.now().getTime() + minutes * MINUTE_MS)
  const { rows } = await pool.query<{ room: string }>(
    `update bookings set during = tstzrange($2::timestamptz, $2::timestamptz + minutes * interval '1 minute')
     where id = $1 returning room`,
    [bookingId, startsAt],
  )
  return { slug: rows[0]!.room, startsAt, endsAt: new Date(startsAt.getTime() + 30 * MINUTE_MS) }
}

/** A paid session with an open room: it begins in five minutes. */
export async function anOpenRoom(world: World, minutes = 5) {
  const booking = await aBooking(world)
  return { ...booking, ...(await beginIn(world, booking.id, minutes)) }
}
export type OpenRoom = Awaited<ReturnType<typeof anOpenRoom>>

/** Reads the state of rooms from the database. */
export const readRoomsOf = ({ clock, db }: World) => {
  const seatsOf = ({ slug }: OpenRoom) => db.selectFrom('room_seats').selectAll().where('room', '=', slug).execute()
  return {
    seatsOf,
    /** How long each connected stretch lasted, and who ended it. */
    flowPeriods: async ({ id }: OpenRoom) =>
      (await flowsOf(db, 'booking', id)).map(({ from, to, endedBy }) => [to && (+to - +from) / 1000, endedBy]),
    /** Beats are written once a second. */
    written: (room: OpenRoom, { seat }: Participant) =>
      expect.poll(async () => (await seatsOf(room)).find((one) => one.seat === seat)?.seen_at).toEqual(clock.now()),
  }
}

/** One of a person's own rooms, on either side. */
export async function roomOf(world: World, owner: Person) {
  return (await beginIn(world, (await bookingOf(world, owner)).id, 5)).slug
}

/** A document of a person, shared into a call of theirs. */
export async function aDocumentOf(owner: Person, kind: 'booking' | 'talk', subjectId: number) {
  const { id } = await aDocument(owner)
  const { status, text, body } = await owner.send(shareDocument, { documentId: id, kind, subjectId })
  if (status !== 201) throw new Error(`the document was not shared: ${text}`)
  return { id, shareId: body.data.shareId }
}

/** A socket of a signed-in person. */
export function dial(url: string, token: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } })
  atEndOfFile(async () => void socket.disconnect())
  return new Promise((done, fail) => socket.once('connect', () => done(socket)).once('connect_error', fail))
}

let pages = 0
export const newPeerId = () => {
  pages += 1
  return `page-${String(pages).padStart(6, '0')}`
}

export const tokenFor = async (who: Person, slug: string) => (await who.send(enterRoom, { slug })).body.data.token

const QUIET = { media: { audio: true, video: true, screen: false }, quality: null }

export interface JoinOptions {
  /** The socket to use; a separate one by default. */
  socket?: Socket
  peerId?: string
  /** For a page that rejoins automatically. */
  firstSeat?: number
}

/** Joins a room, and records all events received there. */
export async function joinRoom(world: World, who: Person, slug: string, given: JoinOptions = {}) {
  const socket = given.socket ?? (await dial(await world.url(), who.token))
  const { peerId = newPeerId(), firstSeat } = given
  return joinOn(socket, { slug, token: await tokenFor(who, slug), peerId, ...(firstSeat && { firstSeat }) })
}

/** The same on any server, with a token fetched there. */
export async function joinOn(
  socket: Socket,
  { slug, ...entry }: { slug: string; token: string; peerId: string; firstSeat?: number },
) {
  const events: { event: string; data: Record<string, unknown> }[] = []
  socket.onAny((event: string, data) => events.push({ event, data }))
  const joined = await socket.emitWithAck('roomjoin', entry)
  const seat = joined.data?.seat as number
  const own = { room: slug, seat }
  return {
    socket,
    peerId: entry.peerId,
    joined,
    seat,
    events,
    /** The events received under a name, oldest first. */
    received: <E extends keyof RoomEvents>(event: E) =>
      events.filter((one) => one.event === event).map(({ data }) => data as unknown as RoomEvents[E]),
    beat: (connected: boolean, more: object = {}) =>
      socket.emitWithAck('roombeat', { ...own, connected, ...QUIET, ...more }),
    signal: (to: string, said: object) => socket.emitWithAck('roomsignal', { ...own, to, ...said }),
    leave: () => socket.emitWithAck('roomleave', own),
  }
}
export type Participant = Awaited<ReturnType<typeof joinRoom>>

/** Both sides of a room, connected to each other. */
export async function aCall(world: World, room: Pick<OpenRoom, 'customer' | 'consultant' | 'slug'>) {
  const customer = await joinRoom(world, room.customer, room.slug)
  const consultant = await joinRoom(world, room.consultant, room.slug)
  await customer.beat(true)
  await consultant.beat(true)
  return { customer, consultant }
}
