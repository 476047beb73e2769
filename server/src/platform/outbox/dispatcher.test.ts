import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClock } from '../../../test/clock.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { fileDatabase } from '../../../test/file-database.ts'
import { newMobile } from '../../../test/people.ts'
import { accountTexts } from '../../domains/accounts/notification-texts.ts'
import { createDb, createPool, type Db } from '../db/db.ts'
import { createSignals } from '../db/signals.ts'
import { type Deliver, DeliveryFailure, type Outgoing } from './delivery.ts'
import { createDispatcher } from './dispatcher.ts'
import type { Channel } from './message.ts'
import { registerMessages } from './messages.ts'
import * as outbox from './outbox.ts'
import { LEASE_MS } from './rules.ts'

registerMessages(accountTexts)
const clock = createClock()
const lines: string[] = []
const { log } = Fastify({ logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } } })
let opened: Promise<Db> | undefined

async function openDb() {
  const db = createDb(createPool({ url: await fileDatabase(), size: 8 }))
  atEndOfFile(async () => {
    opened = undefined
    await db.destroy()
  })
  return db
}
const database = () => {
  opened ??= openDb()
  return opened
}

/** A process with the test's providers. */
async function aProcess(sms: Deliver, others: Partial<Record<Channel, Deliver>> = {}) {
  const own = createClock(clock.now())
  const signals = createSignals(await fileDatabase(), log)
  const deliver = { sms, mail: sms, push: sms, socket: sms, ...others }
  const dispatcher = createDispatcher({ db: await database(), now: own.now, log, signals, deliver })
  await signals.start()
  atEndOfFile(async () => {
    await dispatcher.stop()
    await signals.close()
  })
  return { ...dispatcher, clock: own }
}

/** Queues an OTP for a new number, as a service would. */
async function anOtp(code = '135790') {
  const mobile = newMobile()
  const said = { message: 'otp', to: { mobile }, language: 'en', params: { code, minutes: 5 } } as const
  await (await database()).transaction().execute((tx) => outbox.add(tx, clock.now(), said))
  return mobile
}

const rowTo = async (recipient: string) =>
  (await database()).selectFrom('outbox').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow()

const closed: (() => Promise<void>)[] = []
beforeEach(async () => {
  for (const close of closed.splice(0)) await close()
  await (await database()).deleteFrom('outbox').execute()
})

/** On a separate database, so that no other test finds what it writes. */
async function alone(sms: Deliver, others?: Partial<Record<Channel, Deliver>>) {
  const process = await aProcess(sms, others)
  closed.push(process.stop)
  return process
}

const nobody: Deliver = async () => {
  throw new DeliveryFailure('the SMS provider answered 503')
}

describe('when a provider fails', () => {
  test('it is retried with increasing delays, and finally left for staff without its code', async () => {
    const mobile = await anOtp()
    const process = await alone(nobody)
    await process.settled()
    const waiting = { state: 'waiting', attempts: 1, last_error: 'the SMS provider answered 503' }
    expect(await rowTo(mobile)).toMatchObject({ ...waiting, params: { code: '135790' } })
    await process.settled()
    expect(await rowTo(mobile)).toMatchObject(waiting)
    let before = 1
    for (let seconds = 3; seconds < 100; seconds *= 2) {
      process.clock.advance({ seconds })
      await process.settled()
      expect((await rowTo(mobile)).attempts).toBe(before + 1)
      before += 1
    }
    expect(await rowTo(mobile)).toMatchObject({ state: 'failed', params: null })
  })

  test('a permanent failure is not retried', async () => {
    const mobile = await anOtp()
    const process = await alone(async () => {
      throw new DeliveryFailure('the SMS provider answered 400', { permanent: true })
    })
    await process.settled()
    expect(await rowTo(mobile)).toMatchObject({
      ...{ state: 'failed', attempts: 1, last_error: 'the SMS provider answered 400', params: null },
    })
  })

  test('an OTP queued for longer than it is valid is dropped, not sent', async () => {
    const mobile = await anOtp()
    const sent: Outgoing[] = []
    const process = await alone(async (outgoing) => void sent.push(outgoing))
    process.clock.advance({ minutes: 5 })
    await process.settled()
    expect(sent).toEqual([])
    expect(await rowTo(mobile)).toMatchObject({ state: 'failed', last_error: 'expired', params: null })
  })

  test('an internal error is recorded by its type only, and no code reaches the logs', async () => {
    const mobile = await anOtp('975310')
    const process = await alone(async () => {
      throw new TypeError('reading of undefined')
    })
    await process.settled()
    expect(await rowTo(mobile)).toMatchObject({ state: 'waiting', last_error: 'TypeError' })
    expect(lines.join()).toContain('TypeError')
    expect(lines.join()).not.toMatch(/975310|135790/)
  })

  test('an unknown message fails without affecting others', async () => {
    const at = clock.now()
    const row = { channel: 'sms', recipient: 'someone', message: 'of_tomorrow', language: 'en' }
    await (await database())
      .insertInto('outbox')
      .values({ ...row, next_try_at: at, created_at: at })
      .execute()
    const { compose } = await import('./compose.ts')
    const brand = {
      name: 'P',
      helpDeskPhone: '1',
      colour: '#0b5c6b',
      logo: '',
      icon: '',
      publicUrl: 'http://localhost',
    }
    const process = await alone(async (outgoing) => void compose('sms', outgoing, brand))
    await process.settled()
    expect(await rowTo('someone')).toMatchObject({
      state: 'failed',
      last_error: 'this message has no text for this channel',
    })
  })
})

describe('several processes', () => {
  test('share the work: every message is sent exactly once', async () => {
    const sent: number[] = []
    const slowly: Deliver = async ({ id }) => {
      await setImmediate()
      sent.push(id)
    }
    const mobiles = await Promise.all(Array.from({ length: 60 }, () => anOtp()))
    const processes = await Promise.all([alone(slowly), alone(slowly), alone(slowly)])
    await Promise.all(processes.map((process) => process.settled()))
    expect(sent).toHaveLength(mobiles.length)
    expect(new Set(sent).size).toBe(mobiles.length)
  })

  test('take over the claims of a dead one once its lease ends', async () => {
    const mobile = await anOtp()
    const stuck = Promise.withResolvers<void>()
    const dying = await alone(() => stuck.promise)
    dying.wake()
    await expect.poll(async () => (await rowTo(mobile)).attempts).toBe(1)
    const sent: string[] = []
    const other = await alone(async ({ recipient }) => void sent.push(recipient))
    await other.settled()
    expect(sent).toEqual([])
    other.clock.advance({ seconds: LEASE_MS / 1000 })
    await other.settled()
    expect(sent).toEqual([mobile])
    // The stalled process resumes: its report about the lost claim is ignored.
    stuck.reject(new DeliveryFailure('too late'))
    await dying.settled()
    expect(await rowTo(mobile)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  test('are notified of new work immediately, and again after the database has dropped their connections', async () => {
    const sent: string[] = []
    const process = await alone(async ({ recipient }) => void sent.push(recipient))
    process.start()
    const first = await anOtp()
    await expect.poll(() => sent).toContain(first)
    const { rows } = await asDatabase(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'paramarsh signals' and datname = current_database()`,
    )
    expect(rows.length).toBeGreaterThan(0)
    const second = await anOtp()
    await expect.poll(() => sent).toContain(second)
  })
})

async function asDatabase(text: string) {
  const pool = createPool({ url: await fileDatabase(), size: 1 })
  return pool.query(text).finally(() => pool.end())
}

test('a hanging channel does not block others', async () => {
  const hanging = Promise.withResolvers<void>()
  const sent: string[] = []
  const process = await alone(async ({ recipient }) => void sent.push(recipient), { mail: () => hanging.promise })
  const mobile = newMobile()
  const to = { mobile, email: 'slow@example.in' }
  await (await database())
    .transaction()
    .execute((tx) => outbox.add(tx, clock.now(), { message: 'password_changed', to, language: 'en', params: {} }))
  process.wake()
  await expect.poll(() => sent).toEqual([mobile])
  hanging.resolve()
})

test('stopping waits for running deliveries and claims nothing new', async () => {
  const underway = Promise.withResolvers<void>()
  const began = Promise.withResolvers<void>()
  const process = await alone(() => {
    began.resolve()
    return underway.promise
  })
  const mobile = await anOtp()
  process.wake()
  await began.promise
  const stopped = process.stop()
  const later = await anOtp()
  underway.resolve()
  await stopped
  expect(await rowTo(mobile)).toMatchObject({ state: 'sent' })
  await process.settled()
  expect(await rowTo(later)).toMatchObject({ state: 'waiting', attempts: 0 })
})
