import { expect, test } from 'vitest'
import { world } from '#test/world.ts'
import { takeMark } from '../http/call-limits.ts'
import { sweepCallMarks, sweepDemoInbox, sweepOutbox } from './sweeps.ts'

const days = (n: number) => n * 86_400_000

test('expired rate limit windows are deleted', async () => {
  const { app, db, clock } = await world()
  const now = clock.now()
  await takeMark(db, { key: 'short', max: 1, seconds: 60 }, now)
  await takeMark(db, { key: 'long', max: 1, seconds: 3600 }, now)
  await sweepCallMarks(app.services, new Date(now.getTime() + 61_000))
  const left = await db.selectFrom('call_marks').select('key').where('key', 'in', ['short', 'long']).execute()
  expect(left).toEqual([{ key: 'long' }])
})

test('sent messages are retained for a week, failed ones longer for staff, and waiting ones until they are sent', async () => {
  const { app, db, clock } = await world()
  const now = clock.now()
  const row = (recipient: string, state: string, age: number) => {
    const at = new Date(now.getTime() - days(age))
    const settled = state === 'waiting' ? null : at
    return {
      channel: 'sms',
      recipient,
      message: 'x',
      language: 'en',
      state,
      created_at: at,
      next_try_at: at,
      settled_at: settled,
    }
  }
  const future = { ...row('waiting', 'waiting', 100), next_try_at: new Date(now.getTime() + days(1)) }
  await db
    .insertInto('outbox')
    .values([
      row('new', 'sent', 6),
      row('old', 'sent', 8),
      row('failed', 'failed', 8),
      row('gone', 'failed', 91),
      future,
    ])
    .execute()
  await sweepOutbox(app.services, now)
  const left = await db.selectFrom('outbox').select('recipient').orderBy('id').execute()
  expect(left.map((stored) => stored.recipient)).toEqual(['new', 'failed', 'waiting'])
})

test('demo inbox messages older than a day are deleted', async () => {
  const { app, db, clock } = await world()
  const message = (outbox_id: number, age: number) => ({
    ...{ outbox_id, channel: 'sms', recipient: 'r', body: 'b', language: 'en' },
    kept_at: new Date(clock.now().getTime() - days(age)),
  })
  await db
    .insertInto('demo_inbox')
    .values([message(1, 0.9), message(2, 1.1)])
    .execute()
  await sweepDemoInbox(app.services, clock.now())
  expect(await db.selectFrom('demo_inbox').select('outbox_id').execute()).toEqual([{ outbox_id: 1 }])
})
