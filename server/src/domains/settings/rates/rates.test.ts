import { expect, test } from 'vitest'
import { getSettings } from '#contract/settings/endpoints.ts'
import * as api from '#contract/settings/rates.ts'
import { world } from '#test/world.ts'
import { readGst } from './service.ts'

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

test("a rate applies from its day on: earlier sales keep the old one, and pages show today's", async () => {
  const { aStaff, clock, db, send } = await world()
  const staff = await aStaff()
  const [today, then] = [clock.now(), new Date(clock.now().getTime() + 5 * 86_400_000)]
  const set = { kind: 'gst', fromOn: inDays(today, 5), rateBp: 1250, reason: 'Notified by the council' } as const
  const { status, body } = await staff.send(api.setRate, set)
  expect([status, body.data.rate]).toMatchObject([201, { rateBp: 1250, status: 'coming', setBy: staff.name }])
  const rateAt = async (at: Date) => (await readGst(db, at))('course').rateBp
  expect([await rateAt(today), await rateAt(then)]).toEqual([1800, 1250])
  const shown = async () => (await send(getSettings, {})).body.data.settings.gstPercent
  expect(await shown()).toBe(18)
  clock.advance({ days: 5 })
  expect(await shown()).toBe(12.5)
  const { rates } = (await staff.send(api.listRates, {})).body.data
  expect(rates.filter(({ kind }) => kind === 'gst').map(({ status }) => status)).toEqual(['current', 'past'])
})

test('no rate starts today or in the past, or twice on a day, and only a future one can be deleted', async () => {
  const { aStaff, clock, db } = await world()
  const staff = await aStaff()
  const now = clock.now()
  const input = (days: number) => ({ kind: 'tcs', fromOn: inDays(now, days), rateBp: 100, reason: 'A try' }) as const
  for (const days of [-1, 0]) expect((await staff.send(api.setRate, input(days))).body.errors).toHaveProperty('fromOn')
  expect((await staff.send(api.setRate, input(3))).status).toBe(201)
  expect((await staff.send(api.setRate, input(3))).body.code).toBe('rate_set_already')
  const { kind, fromOn, reason } = input(3)
  expect((await staff.send(api.withdrawRate, { kind, fromOn, reason })).status).toBe(200)
  expect((await staff.send(api.withdrawRate, { kind, fromOn, reason })).status).toBe(404)
  expect((await staff.send(api.withdrawRate, { kind, fromOn: '2017-07-01', reason })).status).toBe(404)
  const notified = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', 'tcs')
    .orderBy('id')
    .execute()
  expect(notified.map(({ action }) => action)).toEqual(['rate.set', 'rate.withdrawn'])
})

test('the database refuses to change a rate', async () => {
  const { pool } = await world()
  await expect(pool.query('update rates set rate_bp = 0')).rejects.toThrow('never changed')
})
