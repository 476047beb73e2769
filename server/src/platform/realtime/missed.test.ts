import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { world } from '../../../test/world.ts'
import * as outbox from '../outbox/outbox.ts'
import { notifyMissed } from './missed.ts'

const here = () => world({ process: 'one' })
const there = () => world({ process: 'two' })

describe('events missed while disconnected', () => {
  const listen = async (auth: object) => {
    const socket = io(await (await there()).url(), {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false, auth },
    })
    atEndOfFile(async () => void socket.disconnect())
    const received: unknown[] = []
    socket.onAny((event, data) => received.push([event, data]))
    await new Promise<void>((connected, failed) => socket.once('connect', connected).once('connect_error', failed))
    return { socket, received }
  }
  /**
   * An event of one process may reach the other late, and a page that has connected meanwhile would receive it twice.
   */
  const untilCarried = async () => {
    const { aCustomer, app } = await here()
    const witness = await aCustomer()
    const { received, socket } = await listen({ token: witness.token })
    app.services.realtime.toAccount(witness.id, 'notice', { unread: 1 })
    await expect.poll(() => received).toEqual([['notice', { unread: 1 }]])
    socket.disconnect()
  }
  /** The events a page receives on connecting, and no others. */
  const expectReceived = async (options: { token: string; awayMs: unknown }, wanted: unknown[]) => {
    await untilCarried()
    const { socket, received } = await listen(options)
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(wanted.length)
    // They are sent together, so all have arrived before the answer to any later request.
    await socket.emitWithAck('unheard-of')
    expect(received).toEqual(wanted)
  }
  /** What it would receive, determined without a socket: the absence of events can only be checked at the end. */
  const expectNothing = async ({ token, awayMs }: { token: string; awayMs: unknown }) => {
    const { app, db, clock } = await there()
    const actor = (await app.services.authenticate(token, clock.now()))!
    const received: unknown[] = []
    const socket = { handshake: { auth: { token, awayMs } }, emit: (...words: unknown[]) => received.push(words) }
    await notifyMissed(socket as never, { actor, db, now: clock.now() })
    expect(received).toEqual([])
  }
  const notify = async <E extends ServerEvent>(accountId: number, event: E, data: ServerEvents[E]) => {
    const { db, pool, clock } = await here()
    await db.transaction().execute((tx) => outbox.addEvent(tx, clock.now(), { event, to: { accountId }, data }))
    // Either process may deliver it.
    const waiting = `select from outbox where recipient = $1 and state = 'waiting'`
    await expect.poll(async () => (await pool.query(waiting, [`account:${accountId}`])).rowCount).toBe(0)
  }
  /** Both processes share one clock. */
  const later = async (seconds: number) => {
    const [{ clock: one }, { clock: two }] = [await here(), await there()]
    one.advance({ seconds })
    two.set(one.now())
  }

  test('are sent when the page connects: each once, the latest counts, nothing older and no outdated meter', async () => {
    const { aConsultant } = await here()
    const [ravi, other] = [await aConsultant(), await aConsultant()]
    await later(0)
    await notify(ravi.id, 'bookingchanged', { bookingId: 1 })
    await later(10)
    for (const _ of [1, 2]) await notify(ravi.id, 'bookingchanged', { bookingId: 2 })
    for (const unread of [3, 4]) await notify(ravi.id, 'notice', { unread })
    await notify(ravi.id, 'refused', { event: 'x', code: 'x', message: 'x' })
    await later(1)
    const { token } = ravi
    await expectReceived({ token, awayMs: 1_500 }, [
      ['bookingchanged', { bookingId: 2 }],
      ['notice', { unread: 4 }],
    ])
    for (const awayMs of [undefined, -1, 'x', 1e99]) await expectNothing({ token, awayMs })
    await expectNothing({ token: other.token, awayMs: 1_500 })
  })

  test('are not acted upon twice: a page opened right after a booking stays open', async () => {
    const { token, id } = await (await here()).aConsultant()
    await later(10)
    await notify(id, 'bookingchanged', { bookingId: 1 })
    await notify(id, 'bookingdone', { consultantId: id, message: 'before', eventId: 'a' })
    await later(1)
    for (const eventId of ['b', 'c'])
      await notify(id, 'bookingdone', { consultantId: id, message: 'while away', eventId })
    await expectReceived({ token, awayMs: 500 }, [
      ['bookingchanged', { bookingId: 1 }],
      // Two bookings with the same text are two events.
      ['bookingdone', { consultantId: id, message: 'while away', eventId: 'b' }],
      ['bookingdone', { consultantId: id, message: 'while away', eventId: 'c' }],
    ])
  })

  test('are not replayed after hours: the page is told to refetch everything', async () => {
    const ravi = await (await here()).aConsultant()
    await later(0)
    await expectReceived({ token: ravi.token, awayMs: 3_600_001 }, [['missed', {}]])
    for (let bookingId = 1; bookingId <= 51; bookingId += 1) await notify(ravi.id, 'bookingchanged', { bookingId })
    await expectReceived({ token: ravi.token, awayMs: 1_000 }, [['missed', {}]])
  })
})
