import { io, type Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { logout } from '#contract/accounts/endpoints.ts'
import { atEndOfFile } from '#test/end-of-file.ts'
import { signIn } from '#test/people.ts'
import { world } from '#test/world.ts'
import * as outbox from '../outbox/outbox.ts'

/** One test breaks a handler on purpose, so logs are off. */
const here = () => world({ process: 'one', env: { LOG_LEVEL: 'silent' } })
const there = () => world({ process: 'two' })

type Where = typeof here

interface ConnectOptions {
  token?: unknown
  headers?: Record<string, string>
}

async function open(where: Where, { token, headers }: ConnectOptions = {}) {
  const socket = io(await (await where()).url(), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: token === undefined ? {} : { token },
    ...(headers && { extraHeaders: headers }),
  })
  atEndOfFile(async () => void socket.disconnect())
  return socket
}

async function connect(where: Where, options: ConnectOptions = {}): Promise<Socket> {
  const socket = await open(where, options)
  await new Promise<void>((done, fail) => socket.once('connect', done).once('connect_error', fail))
  return socket
}

const refusal = async (options: ConnectOptions) => {
  const socket = await open(here, options)
  return new Promise<Error & { data?: { code: string } }>((refused, failed) => {
    socket.once('connect_error', refused).once('connect', () => failed(new Error('it was accepted')))
  })
}

const next = <T = unknown>(socket: Socket, event: string) => new Promise<T>((received) => socket.once(event, received))
const ended = (socket: Socket) => next<string>(socket, 'disconnect')

describe('admission', () => {
  test('an invalid token is refused with its code', async () => {
    for (const token of ['x', 'x'.repeat(43), '', 7, { $ne: 1 }, ['x']]) {
      const error = await refusal({ token })
      expect(error.message).toBe('not_signed_in')
      expect(error.data).toMatchObject({ code: 'not_signed_in', message: 'Please log in to continue.' })
    }
  })

  test('pages of other sites are refused, our pages and programs are not', async () => {
    expect(await refusal({ headers: { origin: 'https://evil.example' } })).toBeInstanceOf(Error)
    expect(await refusal({ headers: { origin: 'null' } })).toBeInstanceOf(Error)
    const { config, url } = await here()
    for (const origin of [config.publicUrl, await url()]) await connect(here, { headers: { origin } })
    await connect(here)
  })

  test('an account has ten open sockets, however many connect concurrently: the newest stay, the oldest are closed', async () => {
    const { aCustomer } = await here()
    const { token } = await aCustomer()
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => connect(here, { token })))
    const concurrent = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const open = (sockets: readonly Socket[]) => sockets.filter(({ connected }) => connected).length
    await expect.poll(() => open(concurrent)).toBe(10)
    // One after another: of sockets that connect concurrently only the server knows which is the oldest.
    const ordered: Socket[] = []
    for (let n = 0; n < 11; n++) ordered.push(await connect(here, { token }))
    await expect.poll(() => [open(concurrent), open(ordered), ordered[0]!.connected]).toEqual([0, 10, false])
  })

  test('a connection counts for its account until it is closed, also if it only listens to public events', async () => {
    const { token } = await (await here()).aCustomer()
    // Connected before the others, so that the server counts it as the oldest.
    const oldest = await connect(here, { token })
    await Promise.all(Array.from({ length: 9 }, () => connect(here, { token })))
    const closed = new Promise<void>((done) => oldest.io.engine.once('close', () => done()))
    const presence = oldest.io.socket('/presence', { auth: { ids: [1] } })
    await new Promise<void>((done) => presence.once('connect', done).connect())
    oldest.disconnect()
    await connect(here, { token })
    await closed
  })

  test('plain requests to the socket’s path are answered like any other, with our headers', async () => {
    const { url } = await here()
    const answer = await fetch(`${await url()}/socket.io/?EIO=4&transport=polling`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  })
})

describe('events', () => {
  test('reach their account on every device and process, and nobody else', async () => {
    const { app, aConsultant } = await here()
    const [ravi, other] = [await aConsultant(), await aConsultant()]
    const phone = await connect(here, { token: ravi.token })
    const laptop = await connect(there, { token: await signIn(app, ravi.id) })
    const stranger = await connect(there, { token: other.token })
    const visitor = await connect(there)
    const leaked: unknown[] = []
    stranger.onAny((event) => leaked.push(event))
    visitor.onAny((event) => leaked.push(event))
    const received = Promise.all([next(phone, 'bookingdone'), next(laptop, 'bookingdone')])
    const event = { consultantId: ravi.id, message: 'नई बुकिंग', eventId: 'x' }
    app.services.realtime.toAccount(ravi.id, 'bookingdone', event)
    expect(await received).toEqual([event, event])
    // Events of one process arrive in order, so whoever receives this would have received that.
    const reached = Promise.all([next(stranger, 'notice'), next(visitor, 'notice')])
    app.services.realtime.toEveryone('notice', { unread: 0 })
    await reached
    expect(leaked).toEqual(['notice', 'notice'])
  })

  test('that are public reach visitors on every process', async () => {
    const { app } = await here()
    const visitors = [await connect(here), await connect(there)]
    const received = Promise.all(visitors.map((socket) => next(socket, 'bookingdone')))
    app.services.realtime.toEveryone('bookingdone', { consultantId: 1, message: 'x', eventId: 'x' })
    expect(await received).toHaveLength(2)
  })

  test('written to the outbox are sent once the transaction has committed', async () => {
    const { db, clock, aConsultant } = await here()
    const ravi = await aConsultant()
    const socket = await connect(there, { token: ravi.token })
    const received = next(socket, 'bookingdone')
    const data = { consultantId: ravi.id, message: 'A booking was made.', eventId: 'x' }
    await db
      .transaction()
      .execute((tx) => outbox.addEvent(tx, clock.now(), { event: 'bookingdone', to: { accountId: ravi.id }, data }))
    expect(await received).toEqual(data)
  })

  test('larger than a database notification are delivered all the same', async () => {
    const { app, aConsultant } = await here()
    const ravi = await aConsultant()
    const socket = await connect(there, { token: ravi.token })
    for (const bytes of [7_200, 7_500, 7_800, 30_000]) {
      const received = next<{ message: string }>(socket, 'bookingdone')
      app.services.realtime.toAccount(ravi.id, 'bookingdone', {
        consultantId: ravi.id,
        message: 'ळ'.repeat(bytes / 3),
        eventId: 'x',
      })
      expect((await received).message).toHaveLength(bytes / 3)
    }
  })
})

describe('messages', () => {
  test('from visitors are refused', async () => {
    const visitor = await connect(here)
    expect(await visitor.emitWithAck('consultantStatus', { id: 1 })).toMatchObject({ code: 'not_signed_in' })
    const reported = next(visitor, 'refused')
    visitor.emit('consultantStatus', { id: 1 })
    expect(await reported).toMatchObject({ event: 'consultantStatus', code: 'not_signed_in' })
  })

  test("must be known, valid, and in the sender's own name", async () => {
    const { app, aCustomer } = await here()
    const said: unknown[] = []
    const schema = z.object({ id: z.int(), mood: z.enum(['fine', 'busy']).optional() })
    app.services.realtime.on('howIAm', schema, ({ actor, now }, { mood }) => {
      said.push({ actor: actor.id, mood, now })
      return { noted: mood }
    })
    app.services.realtime.on('break', z.object({}), () => {
      throw new Error('a secret detail')
    })
    const asha = await aCustomer()
    const socket = await connect(here, { token: asha.token })
    expect(await socket.emitWithAck('howIAm', { id: asha.id, mood: 'fine', more: 1 })).toEqual({
      message: 'OK',
      data: { noted: 'fine' },
    })
    expect(said).toEqual([{ actor: asha.id, mood: 'fine', now: app.services.now() }])
    expect(await socket.emitWithAck('howIAm', { id: asha.id + 1 })).toMatchObject({ code: 'forbidden' })
    expect(await socket.emitWithAck('howIAm', { id: String(asha.id) })).toMatchObject({ code: 'invalid' })
    const deep = JSON.parse('['.repeat(30) + ']'.repeat(30))
    expect(await socket.emitWithAck('howIAm', { id: asha.id, deep })).toMatchObject({ code: 'too_many_fields' })
    for (const payload of [null, 'x', 7, [asha.id], { mood: 'fine' }, { id: asha.id, mood: 'x' }]) {
      expect(await socket.emitWithAck('howIAm', payload)).toMatchObject({ code: 'invalid' })
    }
    expect(await socket.emitWithAck('unheardOf', {})).toMatchObject({ code: 'not_found' })
    expect(await socket.emitWithAck('__proto__', {})).toMatchObject({ code: 'not_found' })
    const broken = await socket.emitWithAck('break', {})
    expect(broken).toMatchObject({ code: 'internal' })
    expect(JSON.stringify(broken)).not.toContain('secret')
    expect(said).toHaveLength(1)
  })

  test('above the rate limit are first refused, and then the socket is disconnected', async () => {
    const { aCustomer } = await here()
    const socket = await connect(here, { token: (await aCustomer()).token })
    // Well above the burst of 60, because the allowance grows while a busy machine reads them.
    const answers = Promise.all(Array.from({ length: 110 }, () => socket.emitWithAck('unheardOf', {})))
    expect((await answers).filter(({ code }) => code === 'too_many_requests').length).toBeGreaterThan(5)
    const over = ended(socket)
    for (let n = 0; n < 200; n++) socket.emit('unheardOf', {})
    expect(await over).toBe('io server disconnect')
  })

  test('above the size limit end the connection', async () => {
    const { aCustomer } = await here()
    const socket = await connect(here, { token: (await aCustomer()).token })
    const over = ended(socket)
    socket.emit('howIAm', { id: 1, mood: 'x'.repeat(100_000) })
    expect(await over).toBe('transport close')
  })
})

describe('when a session ends', () => {
  test('its sockets are disconnected immediately, on every process, and those of other devices stay', async () => {
    const { app, aCustomer } = await here()
    const asha = await aCustomer()
    const other = await connect(there, { token: await signIn(app, asha.id) })
    const [tab, secondTab] = [await connect(here, { token: asha.token }), await connect(there, { token: asha.token })]
    const over = Promise.all([ended(tab), ended(secondTab)])
    expect((await asha.send(logout, {})).status).toBe(200)
    expect(await over).toEqual(['io server disconnect', 'io server disconnect'])
    // A disconnected socket would get no answer.
    expect(await other.emitWithAck('unheard-of')).toMatchObject({ code: 'not_found' })
    expect((await refusal({ token: asha.token })).message).toBe('not_signed_in')
  })

  test('a socket whose session ended without an event is found by the next check', async () => {
    const { app, db, clock, aCustomer } = await here()
    const asha = await aCustomer()
    const ravi = await aCustomer()
    const [socket, open] = [await connect(here, { token: asha.token }), await connect(here, { token: ravi.token })]
    await db
      .updateTable('sessions')
      .set({ ended_at: clock.now(), end_reason: 'logout' })
      .where('account_id', '=', asha.id)
      .execute()
    const over = ended(socket)
    await app.services.realtime.recheck()
    expect(await over).toBe('io server disconnect')
    expect(open.connected).toBe(true)
  })
})

test('a logout while processes cannot reach each other is delivered once they reconnect', async () => {
  const { pool, aCustomer } = await here()
  const asha = await aCustomer()
  const socket = await connect(there, { token: asha.token })
  const over = ended(socket)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
  )
  await asha.send(logout, {})
  expect(await over).toBe('io server disconnect')
})

test('processes reconnect after the database has dropped their connections', async () => {
  const { app, pool, aConsultant } = await here()
  const ravi = await aConsultant()
  const socket = await connect(there, { token: ravi.token })
  let received: unknown
  socket.on('bookingdone', (event) => {
    received = event
  })
  for (let n = 0; n < 3; n++) {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like 'LISTEN%'`,
    )
    await expect
      .poll(
        async () => {
          app.services.realtime.toAccount(ravi.id, 'bookingdone', {
            consultantId: ravi.id,
            message: String(n),
            eventId: String(n),
          })
          return received
        },
        { interval: 50 },
      )
      .toMatchObject({ message: String(n), eventId: String(n) })
  }
})

test('a closing server disconnects its sockets, and they reconnect elsewhere', async () => {
  const closing = () => world({ process: 'three' })
  const socket = await connect(closing)
  const over = ended(socket)
  await (await closing()).app.close()
  expect(await over).toBe('transport close')
})
