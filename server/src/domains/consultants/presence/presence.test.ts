import { io, type Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { logout } from '#contract/accounts/endpoints.ts'
import { PRESENCE_CHANNEL } from '#contract/consultants/constants.ts'
import type { ServerEvents } from '#contract/realtime.ts'
import { atEndOfFile } from '#test/end-of-file.ts'
import { type Person, signIn } from '#test/people.ts'
import { world } from '#test/world.ts'
import { startProcesses } from '../../../../../stress/harness/processes.ts'
import { presenceOf, renew, sweepLapsed } from './service.ts'

const here = () => world({ process: 'one' })
const there = () => world({ process: 'two' })

function dial(url: string, path: string, auth: object): Promise<Socket> {
  const socket = io(url + path, { transports: ['websocket'], forceNew: true, reconnection: false, auth })
  atEndOfFile(async () => void socket.disconnect())
  return new Promise((done, fail) => socket.once('connect', () => done(socket)).once('connect_error', fail))
}

const tab = async (token: string, where = here) => dial(await (await where()).url(), '/', { token })
const announce = (socket: Socket, id: number) => socket.emitWithAck('consultantStatus', { id })

type Presences = ServerEvents['consultantPresence']['presences']

/** A visitor who watches some consultants, and all events received. */
async function aWatcher(ids: number[], where = there) {
  const received: Presences = []
  const socket = io((await (await where()).url()) + PRESENCE_CHANNEL, {
    transports: ['websocket'],
    forceNew: true,
    auth: { ids },
  })
  atEndOfFile(async () => void socket.disconnect())
  socket.on('consultantPresence', ({ presences }: ServerEvents['consultantPresence']) => received.push(...presences))
  await expect.poll(() => received.length).toBe(ids.length)
  const welcome = received.splice(0)
  return { socket, received, welcome, next: async () => expect.poll(() => received.shift()?.presence) }
}

const how = async ({ id }: Person) => {
  const { db, clock } = await here()
  return (await presenceOf(db, [id], clock.now())).get(id)
}
const sweep = async () => {
  const { db, clock } = await here()
  await sweepLapsed(db, clock.now())
}

describe('a consultant is online', () => {
  test('from announcing it until logging out, and visitors of every process receive it once', async () => {
    const ravi = await (await here()).aConsultant()
    const watcher = await aWatcher([ravi.id])
    expect(watcher.welcome).toEqual([{ id: ravi.id, presence: 'offline' }])
    const socket = await tab(ravi.token)
    expect(await announce(socket, ravi.id)).toMatchObject({ message: 'OK' })
    await announce(socket, ravi.id)
    await (await watcher.next()).toBe('online')
    expect(await how(ravi)).toBe('online')
    expect((await aWatcher([ravi.id], here)).welcome).toEqual([{ id: ravi.id, presence: 'online' }])
    await socket.emitWithAck('consultantStatusOffline', { id: ravi.id })
    await (await watcher.next()).toBe('offline')
    expect([await how(ravi), watcher.received]).toEqual(['offline', []])
  })

  test('as long as one of two tabs is open, on any process', async () => {
    const ravi = await (await here()).aConsultant()
    const watcher = await aWatcher([ravi.id])
    const [first, second] = [await tab(ravi.token, here), await tab(ravi.token, there)]
    await announce(first, ravi.id)
    await announce(second, ravi.id)
    await (await watcher.next()).toBe('online')
    first.disconnect()
    await leases(ravi, 1)
    await sweep()
    expect([await how(ravi), watcher.received]).toEqual(['online', []])
    second.disconnect()
    await (await watcher.next()).toBe('offline')
  })

  test('while another device is signed in: a logout ends the connections of all its own tabs only', async () => {
    const { app, aConsultant } = await here()
    const ravi = await aConsultant()
    const phone = await tab(await signIn(app, ravi.id), there)
    const [first, second] = [await tab(ravi.token), await tab(ravi.token)]
    for (const socket of [phone, first, second]) await announce(socket, ravi.id)
    await leases(ravi, 3)
    await first.emitWithAck('consultantStatusOffline', { id: ravi.id })
    await leases(ravi, 1)
    expect(await how(ravi)).toBe('online')
    phone.disconnect()
    await expect.poll(() => how(ravi)).toBe('offline')
  })

  test('until the token is revoked, and no longer', async () => {
    const ravi = await (await here()).aConsultant()
    const watcher = await aWatcher([ravi.id], here)
    await announce(await tab(ravi.token, there), ravi.id)
    await (await watcher.next()).toBe('online')
    await ravi.send(logout, {})
    await (await watcher.next()).toBe('offline')
    await leases(ravi, 0)
  })
})

describe('a lost connection', () => {
  test('has a grace period to reconnect, then the consultant goes offline', async () => {
    const { clock, aConsultant } = await here()
    const ravi = await aConsultant()
    const watcher = await aWatcher([ravi.id])
    const lost = await tab(ravi.token)
    await announce(lost, ravi.id)
    await (await watcher.next()).toBe('online')
    lost.io.engine.close()
    await expect.poll(async () => (await leasesOf(ravi))[0]?.expires_at).toEqual(new Date(+clock.now() + 10_000))
    clock.advance({ seconds: 9 })
    await sweep()
    expect([await how(ravi), watcher.received]).toEqual(['online', []])
    clock.advance({ seconds: 1 })
    expect(await how(ravi)).toBe('offline')
    await Promise.all([sweep(), sweep(), sweep()])
    await (await watcher.next()).toBe('offline')
    expect(watcher.received).toEqual([])
  })

  test('of a killed process expires, so that nobody stays online forever', async () => {
    const { clock, databaseUrl, aConsultant } = await here()
    const ravi = await aConsultant()
    const watcher = await aWatcher([ravi.id])
    const { running, stop } = await startProcesses(databaseUrl, 1)
    const [doomed] = running
    const before = clock.now()
    // The other process uses the real clock; the age of sessions does not matter here.
    clock.set(new Date())
    await (await here()).db
      .updateTable('sessions')
      .set({ last_used_at: clock.now(), expires_at: new Date('2999-01-01') })
      .where('account_id', '=', ravi.id)
      .execute()
    await announce(await dial(doomed!.url, '/', { token: ravi.token }), ravi.id)
    await (await watcher.next()).toBe('online')
    await doomed!.kill()
    await sweep()
    expect(await how(ravi)).toBe('online')
    clock.set(new Date(Date.now() + 31_000))
    await sweep()
    await (await watcher.next()).toBe('offline')
    await leases(ravi, 0)
    clock.set(before)
    await stop()
  })
})

test('an open connection renews its lease, and one considered dead reappears', async () => {
  const { clock, db, aConsultant } = await here()
  const ravi = await aConsultant()
  const socket = await tab(ravi.token)
  await announce(socket, ravi.id)
  const [lease] = await leasesOf(ravi)
  const connected = { connectionId: socket.id!, consultantId: ravi.id, sessionId: lease!.session_id }
  for (let n = 0; n < 3; n++) {
    clock.advance({ seconds: 29 })
    await renew(db, [connected], clock.now())
    await sweep()
    expect(await how(ravi)).toBe('online')
  }
  const watcher = await aWatcher([ravi.id], here)
  // The open connection may renew at that moment; then its time passes once more.
  const lapse = async () => {
    clock.advance({ seconds: 30 })
    await sweep()
    return watcher.received.shift()?.presence
  }
  await expect.poll(lapse).toBe('offline')
  await renew(db, [connected], clock.now())
  await (await watcher.next()).toBe('online')
})

describe('refused', () => {
  test('another’s id, and every account that is not a consultant', async () => {
    const { aConsultant, aCustomer } = await here()
    const [ravi, victim, asha] = [await aConsultant(), await aConsultant(), await aCustomer()]
    const socket = await tab(ravi.token)
    expect(await announce(socket, victim.id)).toMatchObject({ code: 'forbidden' })
    expect(await socket.emitWithAck('consultantStatusOffline', { id: victim.id })).toMatchObject({ code: 'forbidden' })
    expect(await announce(await tab(asha.token), asha.id)).toMatchObject({ code: 'wrong_account_type' })
    await leases(victim, 0)
  })

  test('watching more than a page shows, invalid ids, and sending anything', async () => {
    const url = await (await here()).url()
    for (const ids of [Array.from({ length: 201 }, (_, n) => n + 1), 'all', [0], ['1'], undefined])
      await expect(dial(url, PRESENCE_CHANNEL, { ids })).rejects.toThrow('invalid')
    const { socket } = await aWatcher([1])
    expect(await socket.emitWithAck('consultantStatus', { id: 1 })).toMatchObject({ code: 'not_signed_in' })
  })
})

test('a watcher receives only the consultants it asked for', async () => {
  const { aConsultant } = await here()
  const [seen, unseen] = [await aConsultant(), await aConsultant()]
  const watcher = await aWatcher([seen.id])
  await announce(await tab(unseen.token), unseen.id)
  await announce(await tab(seen.token), seen.id)
  await (await watcher.next()).toBe('online')
  expect(watcher.received).toEqual([])
})

const leasesOf = async ({ id }: Person) =>
  (await here()).db.selectFrom('presence_leases').selectAll().where('consultant_id', '=', id).execute()
const leases = async (who: Person, count: number) => expect.poll(async () => (await leasesOf(who)).length).toBe(count)
