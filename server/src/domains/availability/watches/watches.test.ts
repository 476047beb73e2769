import { expect, test } from 'vitest'
import { listNotices } from '#contract/notices.ts'
import * as api from '#contract/watches.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { sharedWorld } from '#test/world.ts'
import { tellWatchers } from './service.ts'

const there = await sharedWorld()
const { aCustomer, app, pool, clock } = there

/** A consultant without any hours, and the days of a week from tomorrow on. */
async function nobodyFree() {
  const consultant = await aListedConsultant(there)
  const day = (n: number) => new Date(clock.now().getTime() + n * 86_400_000).toISOString().slice(0, 10)
  const wish = { consultantId: consultant.id, mode: 'video', minutes: 30, fromDay: day(1), toDay: day(7) } as const
  return { consultant, wish }
}
const openHours = (id: number) =>
  pool.query(
    `insert into weekly_hours (consultant_id, weekday, from_minute, to_minute) select $1, day, 540, 1080 from generate_series(1, 7) day`,
    [id],
  )
const sweep = () => tellWatchers(app.house, clock.now())

test('whoever waits is told once when a time frees, and then waits no more', async () => {
  const { consultant, wish } = await nobodyFree()
  const customer = await aCustomer()
  expect((await customer.send(api.watchSlots, wish)).status).toBe(201)
  await sweep()
  expect((await customer.send(listNotices, {})).body.data.count).toBe(0)
  await openHours(consultant.id)
  await Promise.all([sweep(), sweep()])
  await sweep()
  const { data } = (await customer.send(listNotices, {})).body.data
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ message: 'slot_freed', title: `${consultant.name} has a free time` })
  expect(data[0]?.path).toMatch(/^\/consultants\/[\w-]+\?mode=video&minutes=30&at=2026-[\w%.-]+Z$/)
  expect((await customer.send(api.listSlotWatches, {})).body.data.watches).toEqual([])
})

test('a second wish for the same replaces the first; closing ends it', async () => {
  const { consultant, wish } = await nobodyFree()
  const customer = await aCustomer()
  const first = await customer.send(api.watchSlots, wish)
  const second = await customer.send(api.watchSlots, { ...wish, toDay: wish.fromDay })
  expect(second.body.data.id).toBe(first.body.data.id)
  expect((await customer.send(api.listSlotWatches, {})).body.data.watches).toMatchObject([{ toDay: wish.fromDay }])
  expect((await customer.send(api.unwatchSlots, { id: first.body.data.id })).status).toBe(200)
  await openHours(consultant.id)
  await sweep()
  expect((await customer.send(listNotices, {})).body.data.count).toBe(0)
})

test('where a time is free already, or nobody can be booked, there is nothing to wait for', async () => {
  const { consultant, wish } = await nobodyFree()
  const customer = await aCustomer()
  await openHours(consultant.id)
  expect((await customer.send(api.watchSlots, wish)).body.code).toBe('time_is_free')
  expect((await customer.send(api.watchSlots, { ...wish, consultantId: 999_999_999 })).body.code).toBe('not_found')
})

test('days that have passed are waited for by nobody', async () => {
  const { wish } = await nobodyFree()
  const customer = await aCustomer()
  await customer.send(api.watchSlots, wish)
  await tellWatchers(app.house, new Date(clock.now().getTime() + 12 * 86_400_000))
  expect((await customer.send(api.listSlotWatches, {})).body.data.watches).toEqual([])
})
