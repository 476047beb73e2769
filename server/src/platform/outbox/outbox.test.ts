import { expect, expectTypeOf, test } from 'vitest'
import { newMobile } from '../../../test/people.ts'
import { sharedWorld } from '../../../test/world.ts'
import type { MessageName, MessageParams, NotificationMessage } from './messages.ts'
import * as outbox from './outbox.ts'

const rowsTo = async (recipient: string) =>
  (await sharedWorld()).db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

test('nothing is sent if the transaction is rolled back', async () => {
  const { db, clock, call } = await sharedWorld()
  const mobile = newMobile()
  const failing = db.transaction().execute(async (tx) => {
    const params = { code: '111111', minutes: 5 }
    await outbox.add(tx, clock.now(), { message: 'otp', to: { mobile }, language: 'en', params })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await call('GET', `/demo/inbox.json?to=${mobile}`)).text).toBe('[]')
})

test('each channel with an address gets a row', async () => {
  const { db, clock } = await sharedWorld()
  const [mobile, email] = [newMobile(), 'with@example.in']
  await db.transaction().execute(async (tx) => {
    const said = { message: 'enquiry_received', language: 'hi', params: { number: 'E-1' } } as const
    await outbox.add(tx, clock.now(), { ...said, to: { mobile, email } })
    await outbox.add(tx, clock.now(), { ...said, to: { mobile, email: null } })
  })
  expect((await rowsTo(mobile)).map((row) => row.channel)).toEqual(['sms', 'sms'])
  expect((await rowsTo(email)).map((row) => row.channel)).toEqual(['mail'])
})

test('a committed message is sent immediately, and the code of an OTP is not retained', async () => {
  const { db, clock } = await sharedWorld()
  const mobile = newMobile()
  const said = { message: 'otp', to: { mobile }, language: 'en', params: { code: '246801', minutes: 5 } } as const
  await db.transaction().execute((tx) => outbox.add(tx, clock.now(), said))
  await expect.poll(async () => (await rowsTo(mobile))[0]?.state).toBe('sent')
  const rows = await rowsTo(mobile)
  expect(rows).toMatchObject([{ params: null, attempts: 1, last_error: null, settled_at: clock.now() }])
  expect(JSON.stringify(rows)).not.toContain('246801')
  expect(await db.selectFrom('demo_inbox').select('otp').where('recipient', '=', mobile).execute()).toEqual([
    { otp: '246801' },
  ])
})

test('only a registered message can be queued, with its own parameters', async () => {
  expectTypeOf<'otp'>().toExtend<MessageName>()
  expectTypeOf<'of_tomorrow'>().not.toExtend<MessageName>()
  expectTypeOf<MessageParams['otp']>().toEqualTypeOf<{ code: string; minutes: number }>()
  expectTypeOf<'wallet_topped_up'>().toExtend<NotificationMessage>()
  expectTypeOf<'otp'>().not.toExtend<NotificationMessage>()
  const { db, clock } = await sharedWorld()
  const unknown = { message: 'of_tomorrow' as 'otp', to: { mobile: newMobile() }, language: 'en' as const }
  const adding = db
    .transaction()
    .execute((tx) => outbox.add(tx, clock.now(), { ...unknown, params: { code: '111111', minutes: 5 } }))
  await expect(adding).rejects.toThrow('the message of_tomorrow is not registered')
})
