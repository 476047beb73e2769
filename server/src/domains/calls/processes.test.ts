import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterRoom, sendRoomMessage } from '#contract/calls/endpoints.ts'
import { hangUpTalk } from '#contract/talks/endpoints.ts'
import type { Person } from '#test/people.ts'
import { anOpenRoom, dial, newPeerId, type OpenRoom, sitOn } from '#test/rooms.ts'
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
  return (await answer.json()).data
}
const pathOf = ({ path }: { path: string }, slug = room.slug) => path.replace('{slug}', slug)

/** Through the proxy, at the process that the proxy selects. */
async function sitDownAt(who: Person, process: number, peerId = newPeerId()) {
  const { token } = await post(pathOf(enterRoom), who)
  address.next(process)
  const socket = await dial(address.url, who.token)
  return sitOn(socket, { slug: room.slug, token, peerId })
}

const beating = (sitting: Awaited<ReturnType<typeof sitOn>>) => {
  // A killed process leaves its last beat unanswered.
  const beat = () => sitting.socket.connected && sitting.beat(true).catch(() => undefined)
  const timer = setInterval(beat, 500)
  return () => clearInterval(timer)
}

describe('two processes behind one address', () => {
  test('carry a call whose sides are connected to different processes', async () => {
    const customer = await sitDownAt(room.customer, 0)
    const consultant = await sitDownAt(room.consultant, 1)
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
    const phone = await sitDownAt(room.customer, 1)
    await expect.poll(() => customer.received('roommoved').length, TIMEOUT).toBe(1)
    await expect.poll(async () => (await customer.beat(true)).code, TIMEOUT).toBe('seat_taken')
    await phone.leave()
    await expect.poll(() => consultant.received('roompeer').at(-1)?.peer, TIMEOUT).toBeNull()
  })
})

describe('a killed process', () => {
  /** Joins through a separate process, which the test will kill. */
  async function sitDownAtDoomed(who: Person, url: string, slug = room.slug) {
    const { token } = await post(pathOf(enterRoom, slug), who)
    return sitOn(await dial(url, who.token), { slug, token, peerId: newPeerId() })
  }
  const seenAt = async (...sittings: { seat: number }[]) => {
    const seats = sittings.map(({ seat }) => seat)
    const rows = await db.selectFrom('room_seats').select('seen_at').where('seat', 'in', seats).execute()
    return Math.min(...rows.map(({ seen_at }) => +seen_at))
  }

  test('loses its seats: the other side is stopped, and time is counted until the lost side was last seen', async () => {
    const { running, stop } = await startProcesses(databaseUrl, 1)
    const customer = await sitDownAtDoomed(room.customer, running[0]!.url)
    const consultant = await sitDownAt(room.consultant, 1)
    const still = [beating(customer), beating(consultant)]
    await expect.poll(() => consultant.received('roomflow').at(-1)?.mayFlow, TIMEOUT).toBe(true)
    const first = await seenAt(customer)
    await expect.poll(async () => (await seenAt(customer)) - first, TIMEOUT).toBeGreaterThan(500)
    await running[0]!.kill()
    const lastSeenAt = await seenAt(customer)
    await expect.poll(() => consultant.received('roomflow').at(-1)?.mayFlow, TIMEOUT).toBe(false)
    expect(await flowsOf(db, 'booking', room.id)).toMatchObject([{ to: new Date(lastSeenAt), endedBy: 'customer' }])
    await expect.poll(() => consultant.received('roompeer').at(-1)?.peer, TIMEOUT).toBeNull()
    for (const quiet of still) quiet()
    await stop()
  })

  test('with both sides leaves nothing open: time without a server is free, and both rejoin automatically', async () => {
    const { running, stop } = await startProcesses(databaseUrl, 1)
    const customer = await sitDownAtDoomed(room.customer, running[0]!.url)
    const consultant = await sitDownAtDoomed(room.consultant, running[0]!.url)
    const still = [beating(customer), beating(consultant)]
    await expect.poll(() => consultant.received('roomflow').at(-1)?.mayFlow, TIMEOUT).toBe(true)
    const first = await seenAt(customer, consultant)
    await expect.poll(async () => (await seenAt(customer, consultant)) - first, TIMEOUT).toBeGreaterThan(500)
    await running[0]!.kill()
    const seen = [await seenAt(customer), await seenAt(consultant)]
    for (const quiet of still) quiet()
    const back = await sitDownAt(room.customer, 0, customer.peerId)
    const other = await sitDownAt(room.consultant, 1, consultant.peerId)
    expect(other.joined.data).toMatchObject({ flow: { mayFlow: true }, peer: { connected: true } })
    const flowPeriods = await flowsOf(db, 'booking', room.id)
    expect(flowPeriods.map(({ to }) => to && +to)).toEqual([Math.min(...seen), null])
    expect(+flowPeriods[1]!.from).toBeGreaterThan(Math.max(...seen))
    await back.leave()
    await other.leave()
    await stop()
  })

  test('and a talk ended before both rejoin: nothing is billed after the last moment they were seen', async () => {
    const talk = await anAnsweredTalk(there)
    const { running, stop } = await startProcesses(databaseUrl, 1)
    const people = [talk.customer, talk.expert]
    const sides = await Promise.all(people.map((who) => sitDownAtDoomed(who, running[0]!.url, talk.room)))
    const still = sides.map(beating)
    await expect.poll(() => sides[0]!.received('roomflow').at(-1)?.mayFlow, TIMEOUT).toBe(true)
    const first = await seenAt(...sides)
    await expect.poll(async () => (await seenAt(...sides)) - first, TIMEOUT).toBeGreaterThan(500)
    await running[0]!.kill()
    const lastSeenAt = await seenAt(...sides)
    for (const quiet of still) quiet()
    // Two seconds later, well within a lease.
    clearInterval(ticking)
    clock.set(new Date(lastSeenAt + 2_000))
    expect(await talk.customer.send(hangUpTalk, { id: talk.id })).toMatchObject({ status: 200 })
    ticking = setInterval(tick, 50)
    expect(await flowsOf(db, 'talk', talk.id)).toMatchObject([{ to: new Date(lastSeenAt), endedBy: 'system' }])
    await stop()
  })
})
