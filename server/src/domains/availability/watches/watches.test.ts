import { expect, test } from 'vitest'
import * as api from '#contract/availability/watches.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { sharedWorld } from '#test/world.ts'
import { notifyWatchers } from './service.ts'

const there = await sharedWorld()
const { aCustomer, app, pool, clock } = there

/** A consultant without working hours, and the days of a week starting tomorrow. */
async function nobodyFree() {
  const consultant = await aListedConsultant(there)
  const day = (n: number) => new Date(clock.now().getTime() + n * 86_400_000).toISOString().slice(0, 10)
  const input = { consultantId: consultant.id, mode: 'video', minutes: 30, fromDay: day(1), toDay: day(7) } as const
  return { consultant, input }
}
const openHours = (id: number) =>
  pool.query(
    `insert into weekly_hours (consultant_id, weekday, from_minute, to_minute) select $1, day, 540, 1080 from generate_series(1, 7) day`,
    [id],
  )
const sweep = () => notifyWatchers(app.services, clock.now())

test('an alert is sent once when a slot becomes free, and is then closed', async () => {
  const { consultant, input } = await nobodyFree()
  const customer = await aCustomer()
  expect((await customer.send(api.watchSlots, input)).status).toBe(201)
  await sweep()
  expect((await customer.send(listNotifications, {})).body.data.count).toBe(0)
  await openHours(consultant.id)
  await Promise.all([sweep(), sweep()])
  await sweep()
  const { data } = (await customer.send(listNotifications, {})).body.data
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ message: 'slot_freed', title: `A slot with ${consultant.name} is free` })
  expect(data[0]?.path).toMatch(/^\/consultants\/[\w-]+\?mode=video&minutes=30&at=2026-[\w%.-]+Z$/)
  expect((await customer.send(api.listSlotWatches, {})).body.data.watches).toEqual([])
})

test('a second alert for the same replaces the first; removing it ends it', async () => {
  const { consultant, input } = await nobodyFree()
  const customer = await aCustomer()
  const first = await customer.send(api.watchSlots, input)
  const second = await customer.send(api.watchSlots, { ...input, toDay: input.fromDay })
  expect(second.body.data.id).toBe(first.body.data.id)
  expect((await customer.send(api.listSlotWatches, {})).body.data.watches).toMatchObject([{ toDay: input.fromDay }])
  expect((await customer.send(api.unwatchSlots, { id: first.body.data.id })).status).toBe(200)
  await openHours(consultant.id)
  await sweep()
  expect((await customer.send(listNotifications, {})).body.data.count).toBe(0)
})

test('an alert is refused if a slot is free already or the consultant cannot be booked', async () => {
  const { consultant, input } = await nobodyFree()
  const customer = await aCustomer()
  await openHours(consultant.id)
  expect((await customer.send(api.watchSlots, input)).body.code).toBe('time_is_free')
  expect((await customer.send(api.watchSlots, { ...input, consultantId: 999_999_999 })).body.code).toBe('not_found')
})

test('alerts for past days are closed', async () => {
  const { input } = await nobodyFree()
  const customer = await aCustomer()
  await customer.send(api.watchSlots, input)
  await notifyWatchers(app.services, new Date(clock.now().getTime() + 12 * 86_400_000))
  expect((await customer.send(api.listSlotWatches, {})).body.data.watches).toEqual([])
})
