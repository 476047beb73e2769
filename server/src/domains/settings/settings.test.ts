import { expect, test } from 'vitest'
import * as api from '#contract/settings/endpoints.ts'
import { world } from '#test/world.ts'
import { readSettings } from './service.ts'

test('visitors can read the name, the help desk and the policies, and nothing else', async () => {
  const { send } = await world()
  const { body } = await send(api.getSettings, {})
  expect(body.data.settings).toMatchObject({ productName: 'Paramarsh', helpDeskPhone: '1800 000 2525' })
  expect(Object.keys(body.data.settings)).not.toContain('otpPerDay')
})

test('staff change a setting with a reason; every process follows, and the audit log records it', async () => {
  const [here, there] = [await world(), await world({ process: 'second' })]
  await there.url()
  const staff = await here.aStaff()
  const input = { key: 'grievanceOfficer', value: 'Asha Rao', reason: 'The officer has changed' }
  expect((await staff.send(api.changeSetting, input)).body.data).toMatchObject({
    value: 'Asha Rao',
    standard: 'Grievance Officer, Paramarsh',
  })
  expect((await here.send(api.getSettings, {})).body.data.settings.grievanceOfficer).toBe('Asha Rao')
  const officerThere = async () => (await there.send(api.getSettings, {})).body.data.settings.grievanceOfficer
  await expect.poll(officerThere).toBe('Asha Rao')
  const notified = await here.db
    .selectFrom('audit_entries')
    .select(['reason', 'after'])
    .where('action', '=', 'setting.changed')
    .execute()
  expect(notified).toEqual([{ reason: 'The officer has changed', after: { value: 'Asha Rao' } }])
})

test('an invalid value is reported on its field, and an unknown setting is not found', async () => {
  const { aStaff } = await world()
  const staff = await aStaff()
  const wrong = await staff.send(api.changeSetting, { key: 'otpPerDay', value: 'many', reason: 'Try' })
  expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['value']])
  expect((await staff.send(api.changeSetting, { key: 'toString', value: 1, reason: 'Try' })).status).toBe(404)
})

test('the GSTIN is of a state of India', async () => {
  const staff = await (await world()).aStaff()
  const set = (value: string) => staff.send(api.changeSetting, { key: 'sellerGstin', value, reason: 'We have moved' })
  const refused = await set('99ABCCP1234F1ZG')
  expect(refused.body.errors).toEqual({ value: ['This GSTIN does not belong to an Indian state.'] })
  expect((await set('29ABCCP1234F1ZN')).status).toBe(200)
})

test('when two people save one setting concurrently, the second gets a conflict', async () => {
  const { aStaff, clock } = await world()
  const [asha, ravi] = [await aStaff(), await aStaff()]
  const save = (who: typeof asha, value: number, seenChangedAt: string | null) =>
    who.send(api.changeSetting, { key: 'topUpMaxRupees', value, reason: 'Try', seenChangedAt })
  const both = await Promise.all([save(asha, 40_000, null), save(ravi, 45_000, null)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale' })
  const first = both.find(({ status }) => status === 200)!.body.data
  clock.advance({ minutes: 1 })
  expect((await save(asha, 41_000, first.changedAt)).status).toBe(200)
  expect((await save(ravi, 42_000, first.changedAt)).status).toBe(409)
})

test('of two settings that limit each other the first stays at most the second, also when both change concurrently', async () => {
  const { aStaff, send } = await world()
  const staff = await aStaff()
  const set = (key: 'topUpMinRupees' | 'topUpMaxRupees' | 'enquiryEscalateMinutes', value: number) =>
    staff.send(api.changeSetting, { key, value, reason: 'Try' })
  await Promise.all([set('topUpMinRupees', 100), set('topUpMaxRupees', 50_000)])
  expect((await set('topUpMinRupees', 50_001)).body.errors).toEqual({ value: ['This number is too large.'] })
  expect((await set('topUpMaxRupees', 99)).body.errors).toEqual({ value: ['This number is too small.'] })
  expect((await set('enquiryEscalateMinutes', 9_000)).status).toBe(422)
  const both = await Promise.all([set('topUpMinRupees', 40_000), set('topUpMaxRupees', 30_000)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const { settings } = (await send(api.getSettings, {})).body.data
  expect(settings.topUpMinRupees).toBeLessThanOrEqual(settings.topUpMaxRupees)
})

test('a transaction uses the cached settings of its database, and a change replaces them', async () => {
  const { db, clock, aStaff } = await world()
  const staff = await aStaff()
  const inTransaction = () => db.transaction().execute((tx) => readSettings(tx, clock.now()))
  const before = await readSettings(db, clock.now())
  expect(await inTransaction()).toBe(before)
  await staff.send(api.changeSetting, { key: 'holdMinutes', value: before.holdMinutes + 1, reason: 'Try' })
  expect((await inTransaction()).holdMinutes).toBe(before.holdMinutes + 1)
})
