import { answerTalk, cancelTalk, getTalk, ringExpert } from '#contract/talks/endpoints.ts'
import { bookedRooms } from '#server/domains/bookings/rooms/service.ts'
import { writeBeats } from '#server/domains/calls/seats/queries.ts'
import { join, leave, report } from '#server/domains/calls/seats/service.ts'
import { sweepSeats } from '#server/domains/calls/seats/sweep.ts'
import { sweepTalks } from '#server/domains/talks/billing/sweep.ts'
import { talkRooms } from '#server/domains/talks/rooms.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import { newPeerId } from './rooms.ts'
import { fill } from './shop.ts'
import type { World } from './world.ts'

/** ₹30 a minute, ₹35.40 with tax: five minutes cost ₹177. */
export const RATE_PAISE = 3_000
export const LEAST_PAISE = 17_700
const YEARS_MS = 10 * 365 * 86_400_000

/** A consultant who is online for the whole test and takes calls by the minute. */
export async function anExpert(
  world: World,
  { ratePaise = RATE_PAISE, person }: { ratePaise?: number; person?: Person } = {},
) {
  const expert = person && (await isListed(world, person)) ? person : await listed(world, person)
  await world.pool.query('update consultants set talk_rate_paise = $2 where id = $1', [expert.id, ratePaise])
  await comeHere(world, expert)
  return expert
}

const listed = (world: World, person: Person | undefined) =>
  aListedConsultant(person ? { ...world, aConsultant: async () => person } : world)
const isListed = async ({ pool }: World, { id }: Person) =>
  (await pool.query('select from consultant_industries where consultant_id = $1', [id])).rows.length > 0

export const comeHere = ({ pool, clock }: World, { id }: Pick<Person, 'id'>) =>
  pool.query(
    `insert into presence_leases (connection_id, consultant_id, session_id, expires_at)
     select 'test ' || $1::bigint, $1::bigint, max(sessions.id), $2 from sessions where account_id = $1::bigint
     on conflict (connection_id) do update set expires_at = excluded.expires_at`,
    [id, new Date(clock.now().getTime() + YEARS_MS)],
  )
export const goAway = ({ pool }: World, { id }: Pick<Person, 'id'>) =>
  pool.query('delete from presence_leases where consultant_id = $1', [id])

interface Wanted {
  customer?: Person
  expert?: Person
  paise?: number
  limitMinutes?: number
  mode?: 'video' | 'audio'
}

/** A customer with money calls an online expert. */
export async function aRing(
  world: World,
  { customer, expert, paise = 100_000, limitMinutes, mode = 'video' }: Wanted = {},
) {
  const who = { customer: customer ?? (await world.aCustomer()), expert: expert ?? (await anExpert(world)) }
  if (paise > 0) await fill(world, who.customer, paise)
  const input = { consultantId: who.expert.id, mode, subject: 'Boiler fuel', ...(limitMinutes && { limitMinutes }) }
  const { status, body, text } = await who.customer.send(ringExpert, input)
  if (status !== 201) throw new Error(`the call failed: ${text}`)
  return { ...who, id: body.data.talk.id, room: body.data.talk.room }
}
export type Ring = Awaited<ReturnType<typeof aRing>>

/** The same, answered; nobody is in the room yet. */
export async function anAnsweredTalk(world: World, wanted: Wanted = {}) {
  const ring = await aRing(world, wanted)
  const { status, text } = await ring.expert.send(answerTalk, { id: ring.id })
  if (status !== 200) throw new Error(`the call was not answered: ${text}`)
  return ring
}

const MEDIA = { media: { audio: true, video: true, screen: false }, quality: 'good' as const }

/** Both sides in the room as the server sees them, without sockets, so that hours of a talk take a moment. */
export async function inRoom(world: World, { id: _, room, customer, expert }: Ring) {
  const { db, clock } = world
  const joinAs = async (role: 'customer' | 'consultant') => {
    const found = (await talkRooms.find(db, room, clock.now()))!
    const accountId = role === 'customer' ? customer.id : expert.id
    const who = { role, accountId, peerId: newPeerId(), connectionId: `${role} of ${room}`, at: clock.now() }
    const { seat } = await join(db, found, who)
    const say = (connected: boolean) => report(db, { room, seat: seat.seat, connected, ...MEDIA, at: clock.now() })
    return { seat: seat.seat, say, leave: () => leave(db, room, seat.seat, clock.now()) }
  }
  const sides = { customer: await joinAs('customer'), consultant: await joinAs('consultant') }
  await sides.customer.say(true)
  await sides.consultant.say(true)
  return { ...sides, joinAs }
}
export type Sides = Awaited<ReturnType<typeof inRoom>>

/** A participant in the room of a booked session, as the server sees them. */
export async function joinSession(
  { db, clock }: World,
  slug: string,
  role: 'customer' | 'consultant',
  { id: accountId }: Person,
) {
  const at = clock.now()
  const room = (await bookedRooms.find(db, slug, at))!
  await join(db, room, { role, accountId, peerId: newPeerId(), connectionId: `${role} of ${slug}`, at })
}

export const look = async ({ app, clock }: World) => {
  await sweepSeats(app.services)
  await sweepTalks(app.services, clock.now())
}

const STEP = 4

/** Time passes while both sides send beats, and everything due is done. */
export async function talkFor(
  world: World,
  { customer, consultant }: Pick<Sides, 'customer' | 'consultant'>,
  seconds: number,
) {
  for (let left = seconds; left > 0; left -= STEP) {
    world.clock.advance({ seconds: Math.min(STEP, left) })
    const seenAt = world.clock.now()
    await writeBeats(
      world.db,
      [customer, consultant].map(({ seat }) => ({ seat, seenAt })),
    )
    await look(world)
  }
}

const asked = (owner: Person, world: World) =>
  owner.type === 'user' ? { customer: owner } : anExpert(world, { person: owner }).then((expert) => ({ expert }))

/** A call of a person, on either side. */
export const ringOf = async (world: World, owner: Person) => aRing(world, await asked(owner, world))
export const liveTalkOf = async (world: World, owner: Person) => anAnsweredTalk(world, await asked(owner, world))
export async function overTalkOf(world: World, owner: Person) {
  const ring = await ringOf(world, owner)
  await ring.customer.send(cancelTalk, { id: ring.id })
  return ring
}

/** A booked session of an expert that begins in this many minutes. */
export async function busyFrom({ pool, clock }: World, { id }: Person, minutes: number, length = 30) {
  const from = new Date(clock.now().getTime() + minutes * 60_000)
  const to = new Date(from.getTime() + length * 60_000)
  await pool.query(
    `insert into busy_times (consultant_id, kind, during, blocked)
     values ($1, 'booking', tstzrange($2, $3), tstzrange($2, $3))`,
    [id, from, to],
  )
  return from
}

/** The input of a call to this expert. */
export const inputFor = ({ id }: Person, more: object = {}) => ({
  consultantId: id,
  mode: 'video' as const,
  subject: 'Fuel',
  ...more,
})

export const stateOf = async (who: Person, id: number) => (await who.send(getTalk, { id })).body.data.talk.state
