import { expect, test } from 'vitest'
import webPush from 'web-push'
import type { MessageParams } from '#server/platform/outbox/messages.ts'
import { inProduction } from '#test/production.ts'
import { aSink } from '#test/sink.ts'
import { world } from '#test/world.ts'
import { notify } from './service.ts'

const seen: MessageParams['booking_confirmed'] = {
  ...{ bookingId: 7, number: 'PM-26-00007', side: 'customer', other: 'Meera Kulkarni', mode: 'video', minutes: 30 },
  ...{ startsAt: '2026-03-04T11:00:00Z', zone: 'Asia/Kolkata', zoneSaid: false },
  ...{ minutesLeft: 2_880, joinMinutes: 10 },
}

test("in production SMS is sent with the registered template id of the person's language, and push is delivered", async () => {
  const provider = await aSink(() => ({ status: 201 }))
  const keys = webPush.generateVAPIDKeys()
  const { app, db, clock, aCustomer } = await world({
    env: {
      ...inProduction,
      SMS_URL: `${provider.url}/sms`,
      SMS_TEMPLATES: 'booking_confirmed.en=1107160000000000011,booking_confirmed.hi=1107160000000000012',
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
    },
  })
  const [english, hindi] = [await aCustomer({ email: 'en@example.in' }), await aCustomer({ email: 'hi@example.in' })]
  await db.updateTable('accounts').set({ language: 'hi' }).where('id', '=', hindi.id).execute()
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', english.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('push_subscriptions')
    .values({
      ...{ account_id: english.id, session_id: session.id, created_at: clock.now() },
      ...{
        endpoint: `${provider.url}/push`,
        p256dh: webPush.generateVAPIDKeys().publicKey,
        auth: 'c2l4dGVlbiBieXRlcyEhIQ',
      },
    })
    .execute()
  await db.transaction().execute(async (tx) => {
    for (const { id } of [english, hindi])
      await notify(tx, clock.now(), { accountId: id, message: 'booking_confirmed', params: seen })
  })
  await app.services.outbox.settled()
  const sms = provider.requests.filter(({ path }) => path === '/sms').map(({ body }) => JSON.parse(body.toString()))
  expect(sms).toHaveLength(2)
  expect(sms.find(({ to }) => to === `+91${english.mobile}`)).toMatchObject({
    templateId: '1107160000000000011',
    text: 'Paramarsh: your video session with Meera Kulkarni is booked for 4th March 2026, 4:30 PM. Booking PM-26-00007.',
  })
  expect(sms.find(({ to }) => to === `+91${hindi.mobile}`)).toMatchObject({
    templateId: '1107160000000000012',
    text: expect.stringContaining('बुक है'),
  })
  const pushed = provider.requests.filter(({ path }) => path === '/push')
  expect(pushed).toMatchObject([{ headers: { 'content-encoding': 'aes128gcm' } }])
})
