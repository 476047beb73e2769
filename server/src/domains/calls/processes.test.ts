import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterRoom, sendRoomMessage } from '#contract/calls/endpoints.ts'
import { hangUpTalk } from '#contract/talks/endpoints.ts'
import type { Person } from '#test/people.ts'
import { anOpenRoom, dial, joinOn, newPeerId, type OpenRoom } from '#test/rooms.ts'
import { anAnsweredTalk } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { oneAddress } from '../../../../stress/harness/one-address.ts'
import { startProcesses } from '../../../../stress/harness/processes.ts'
import { flowsOf } from './queries.ts'

/** Child processes and their leases use the real clock. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
const TIMEOUT = { timeout: 40_000, interval: 50 }
const there = await world()
const { db, clock, databaseUrl } = there
let services: Awaited<ReturnType<typeof startProcesses>>
let address: Awaited<ReturnType<typeof oneAddress>>
let room: OpenRoom
const before = clock.now()
/** The other processes use the real clock; ours sweeps too, so it must not stand still. */
const tick = () => clock.set(new Date())
let ticking: NodeJS.Timeout

beforeAll(async () => {
  tick()
  ticking = setInterval(tick, 50)
  services = await startProcesses(databaseUrl, 2)
  address = await oneAddress(services.running.map(({ url }) => url))
})
afterAll(async () => {
  vi.resetConfig()
  clearInterval(ticking)
  clock.set(before)
  await address.close()
  await services.stop()
})
beforeEach(async () => {
  room = await anOpenRoom(there)
})

const post = async (path: string, { token }: Person, body: object = {}) => {
  const answer = await fetch(address.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { data: { token: string } }).data
}
const pathOf = ({ path }: { path: string }, slug = room.slug) => path.replace('{slug}', slug)

/** Through the proxy, at the process that the proxy selects. */
async function joinRoomAt(who: Person, process: number, peerId = newPeerId()) {
  const { token } = await post(pathOf(enterRoom), who)
  address.next(process)
  const socket = await dial(address.url, who.token)
  return joinOn(socket, { slug: room.slug, token, peerId })
}

type Participant = Awaited<ReturnType<typeof joinOn>>

const beating = (participant: Participant) => {
  // A killed process leaves its last beat unanswered.
  const beat = () => participant.socket.connected && participant.beat(true).catch(() => undefined)
  const timer = setInterval(beat, 500)
  return () => clearInterval(timer)
}

describe('two processes behind one address', () => {
  test('carry a call whose sides are connected to different processes', async () => {
    const customer = await joinRoomAt(room.customer, 0)
    const consultant = await joinRoomAt(room.consultant, 1)
    expect(consultant.joined.data.peer).toMatchObject({ peerId: customer.peerId })
    await expect.poll(() => customer.received('roompeer').at(-1)?.peer?.peerId, TIMEOUT).toBe(consultant.peerId)
    const description = { type: 'offer', sdp: 'v=0'.padEnd(20_000, 'x') }
    expect(await customer.signal(consultant.peerId, { description })).toMatchObject({ message: 'OK' })
    await expect.poll(() => consultant.received('roomsignal').at(-1)?.description, TIMEOUT).toEqual(description)
    expect(await consultant.signal(customer.peerId, { candidates: [] })).toMatchObject({ message: 'OK' })
    await expect.poll(() => customer.received('roomsignal').length, TIMEOUT).toBe(1)
    await customer.beat(true)
    await consultant.beat(true)
    for (const one of [customer, consultant])
      await expect.poll(() => one.received('roomflow').at(-1)?.mayFlow, TIMEOUT).toBe(true)
    await expect.poll(async () => (await customer.beat(true)).data.flow.mayFlow, TIMEOUT).toBe(true)
    await post(pathOf(sendRoomMessage), room.customer, { text: 'Hello' })
    for (const one of [customer, consultant])
      await expect.poll(() => one.received('roommessage').length, TIMEOUT).toBe(1)
    const phone = await joinRoomAt(room.customer, 1)
    await expect.poll(() => customer.received('roommoved').length, TIMEOUT).toBe(1)
    await expect.poll(async () => (await customer.beat(true)).code, TIMEOUT).toBe('seat_taken')
    await phone.leave()
    await expect.poll(() => consultant.received('roompeer').at(-1)?.peer, TIMEOUT).toBeNull()
  })
})

describe('a killed process', () => {
  /** Joins through a separate process, which the test will kill. */
  async function joinAtDoomed(who: Person, url: string, slug: string) {
    const { token } = await post(pathOf(enterRoom, slug), who)
    return joinOn(await dial(url, who.token), { slug, token, peerId: newPeerId() })
  }
  const seenAt = async (...sittings: { seat: number }[]) => {
    const seats = sittings.map(({ seat }) => seat)
    const rows = await db.selectFrom('room_seats').select('seen_at').where('seat', 'in', seats).execute()
    return Math.min(...rows.map(({ seen_at }) => +seen_at))
  }

  /** Until its process has recorded it a second time. */
  async function seenAgain(...sittings: { seat: number }[]) {
    const first = await seenAt(...sittings)
    await expect.poll(async () => (await seenAt(...sittings)) - first, TIMEOUT).toBeGreaterThan(500)
  }
  const mayFlow = (one: Participant) => expect.poll(() => one.received('roomflow').at(-1)?.mayFlow, TIMEOUT)

  test('loses its seats: time counts until a lost side was last seen, and both rejoin automatically', async () => {
    const { running, stop } = await startProcesses(databaseUrl, 1)
    const doomed = running[0]!
    const [half, whole, talk] = [room, await anOpenRoom(there), await anAnsweredTalk(there)]
    const lost = await joinAtDoomed(half.customer, doomed.url, half.slug)
    const left = await joinRoomAt(half.consultant, 1)
    const both = [
      await joinAtDoomed(whole.customer, doomed.url, whole.slug),
      await joinAtDoomed(whole.consultant, doomed.url, whole.slug),
    ] as const
    const talking = [
      await joinAtDoomed(talk.customer, doomed.url, talk.room),
      await joinAtDoomed(talk.expert, doomed.url, talk.room),
    ] as const
    const onDoomed = [lost, ...both, ...talking]
    const still = [left, ...onDoomed].map(beating)
    for (const one of [left, both[0], talking[0]]) await mayFlow(one).toBe(true)
    await seenAgain(...onDoomed)
    await doomed.kill()
    const seen = await Promise.all(onDoomed.map((one) => seenAt(one)))
    const [lostAt, bothAt, talkingAt] = [seen[0]!, seen.slice(1, 3), Math.min(...seen.slice(3))]

    // A talk ended before both rejoin, two seconds later and well within a lease: nothing more is billed.
    clearInterval(ticking)
    clock.set(new Date(talkingAt + 2_000))
    expect(await talk.customer.send(hangUpTalk, { id: talk.id })).toMatchObject({ status: 200 })
    ticking = setInterval(tick, 50)
    expect(await flowsOf(db, 'talk', talk.id)).toMatchObject([{ to: new Date(talkingAt), endedBy: 'system' }])

    // Both sides lost: nothing stays open, and time without a server is free.
    room = whole
    const back = await joinRoomAt(whole.customer, 0, both[0].peerId)
    const other = await joinRoomAt(whole.consultant, 1, both[1].peerId)
    expect(other.joined.data).toMatchObject({ flow: { mayFlow: true }, peer: { connected: true } })
    const periods = await flowsOf(db, 'booking', whole.id)
    expect(periods.map(({ to }) => to && +to)).toEqual([Math.min(...bothAt), null])
    expect(+periods[1]!.from).toBeGreaterThan(Math.max(...bothAt))

    // One side lost: the other is stopped.
    await mayFlow(left).toBe(false)
    expect(await flowsOf(db, 'booking', half.id)).toMatchObject([{ to: new Date(lostAt), endedBy: 'customer' }])
    await expect.poll(() => left.received('roompeer').at(-1)?.peer, TIMEOUT).toBeNull()
    for (const quiet of still) quiet()
    await back.leave()
    await other.leave()
    await stop()
  })
})
