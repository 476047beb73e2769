import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { world } from '../../../test/world.ts'
import * as outbox from '../outbox/outbox.ts'
import { tellMissed } from './missed.ts'

const here = () => world({ process: 'one' })
const there = () => world({ process: 'two' })

describe('what was told while nobody listened', () => {
  const listen = async (auth: object) => {
    const socket = io(await (await there()).url(), {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false, auth },
    })
    atEndOfFile(async () => void socket.disconnect())
    const heard: unknown[] = []
    socket.onAny((event, data) => heard.push([event, data]))
    await new Promise<void>((connected, failed) => socket.once('connect', connected).once('connect_error', failed))
    return { socket, heard }
  }
  /** What one process has emitted may reach the other late, and a page that has connected meanwhile would hear it twice. */
  const untilCarried = async () => {
    const { aCustomer, app } = await here()
    const witness = await aCustomer()
    const { heard, socket } = await listen({ token: witness.token })
    app.house.realtime.toAccount(witness.id, 'notice', { unread: 1 })
    await expect.poll(() => heard).toEqual([['notice', { unread: 1 }]])
    socket.disconnect()
  }
  /** What a page hears by itself when it connects, and nothing beyond it. */
  const expectHeard = async (options: { token: string; awayMs: unknown }, wanted: unknown[]) => {
    await untilCarried()
    const { socket, heard } = await listen(options)
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(wanted.length)
    // They are told in one go, so all of them are here before the answer to anything that is asked now.
    await socket.emitWithAck('unheard-of')
    expect(heard).toEqual(wanted)
  }
  /** What it would hear, asked without a socket: when nothing comes, only the end of the telling says so. */
  const expectNothing = async ({ token, awayMs }: { token: string; awayMs: unknown }) => {
    const { app, db, clock } = await there()
    const actor = (await app.house.authenticate(token, clock.now()))!
    const heard: unknown[] = []
    const socket = { handshake: { auth: { token, awayMs } }, emit: (...words: unknown[]) => heard.push(words) }
    await tellMissed(socket as never, { actor, db, now: clock.now() })
    expect(heard).toEqual([])
  }
  const tell = async <E extends ServerEvent>(accountId: number, event: E, data: ServerEvents[E]) => {
    const { db, pool, clock } = await here()
    await db.transaction().execute((tx) => outbox.addEvent(tx, clock.now(), { event, to: { accountId }, data }))
    // Either process may hand it over.
    const waiting = `select from outbox where recipient = $1 and state = 'waiting'`
    await expect.poll(async () => (await pool.query(waiting, [`account:${accountId}`])).rowCount).toBe(0)
  }
  /** Both processes have one clock on the wall. */
  const later = async (seconds: number) => {
    const [{ clock: one }, { clock: two }] = [await here(), await there()]
    one.advance({ seconds })
    two.set(one.now())
  }

  test('is told when the page connects: each once, the newest count, nothing of before and no meter of then', async () => {
    const { aConsultant } = await here()
    const [ravi, other] = [await aConsultant(), await aConsultant()]
    await later(0)
    await tell(ravi.id, 'bookingchanged', { bookingId: 1 })
    await later(10)
    for (const _ of [1, 2]) await tell(ravi.id, 'bookingchanged', { bookingId: 2 })
    for (const unread of [3, 4]) await tell(ravi.id, 'notice', { unread })
    await tell(ravi.id, 'refused', { event: 'x', code: 'x', message: 'x' })
    await later(1)
    const { token } = ravi
    await expectHeard({ token, awayMs: 1_500 }, [
      ['bookingchanged', { bookingId: 2 }],
      ['notice', { unread: 4 }],
    ])
    for (const awayMs of [undefined, -1, 'x', 1e99]) await expectNothing({ token, awayMs })
    await expectNothing({ token: other.token, awayMs: 1_500 })
  })

  test('is not acted upon twice: whoever opens a page right after a booking stays on it', async () => {
    const { token, id } = await (await here()).aConsultant()
    await later(10)
    await tell(id, 'bookingchanged', { bookingId: 1 })
    await tell(id, 'bookingdone', { consultantId: id, message: 'before', eventId: 'a' })
    await later(1)
    for (const eventId of ['b', 'c'])
      await tell(id, 'bookingdone', { consultantId: id, message: 'while away', eventId })
    await expectHeard({ token, awayMs: 500 }, [
      ['bookingchanged', { bookingId: 1 }],
      // Two bookings with the same words are two events.
      ['bookingdone', { consultantId: id, message: 'while away', eventId: 'b' }],
      ['bookingdone', { consultantId: id, message: 'while away', eventId: 'c' }],
    ])
  })

  test('is not gone through for hours: the page is told to ask for everything anew', async () => {
    const ravi = await (await here()).aConsultant()
    await later(0)
    await expectHeard({ token: ravi.token, awayMs: 3_600_001 }, [['missed', {}]])
    for (let bookingId = 1; bookingId <= 51; bookingId += 1) await tell(ravi.id, 'bookingchanged', { bookingId })
    await expectHeard({ token: ravi.token, awayMs: 1_000 }, [['missed', {}]])
  })
})
