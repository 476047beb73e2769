import { expect, test } from 'vitest'
import webPush from 'web-push'
import { cancelTalk, getCurrentTalk, getTalk } from '#contract/talks/endpoints.ts'
import { inProduction } from '#test/production.ts'
import { aBrowser } from '#test/push-browser.ts'
import { aSink } from '#test/sink.ts'
import { anExpert, aRing } from '#test/talks.ts'
import { world } from '#test/world.ts'

const service = await aSink(() => ({ status: 201 }))
const vapid = webPush.generateVAPIDKeys()
const there = await world({
  env: { ...inProduction, VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
})
const { app, db, clock } = there

/** An expert whose page is closed, with a browser subscribed to push. */
async function awayFromThePage() {
  const expert = await anExpert(there)
  const browser = aBrowser(`${service.url}/push/${expert.id}`)
  const { endpoint, keys } = browser.subscription
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', expert.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('push_subscriptions')
    .values({ account_id: expert.id, session_id: id, endpoint, ...keys, created_at: clock.now() })
    .execute()
  const pushed = async () => {
    await app.services.outbox.settled()
    return service.requests
      .filter(({ path }) => path === `/push/${expert.id}`)
      .map(({ headers, body }) => ({ headers, note: JSON.parse(browser.read(body)) }))
  }
  return { expert, pushed }
}

test('an incoming call reaches an expert whose page is closed: immediately, while it rings, and a click opens the call', async () => {
  const { expert, pushed } = await awayFromThePage()
  const ring = await aRing(there, { expert })
  const [first] = await pushed()
  expect(first!.headers).toMatchObject({ ttl: '45', urgency: 'high', topic: `talk-${ring.id}` })
  expect(first!.note).toEqual({
    title: 'Asha Verma is calling',
    body: 'Video call, expert talk. “Boiler fuel”',
    ...{ path: `/calls/${ring.id}`, tag: `talk-${ring.id}`, rings: true },
  })
  // What the opened page requests.
  const { talk } = (await expert.send(getCurrentTalk, {})).body.data
  expect(talk).toMatchObject({ id: ring.id, state: 'ringing', role: 'consultant' })
})

test('a missed call replaces the notification, and the page shows it', async () => {
  const { expert, pushed } = await awayFromThePage()
  const ring = await aRing(there, { expert })
  await pushed()
  await ring.customer.send(cancelTalk, { id: ring.id })
  const [, second] = await pushed()
  expect(second!.headers).toMatchObject({ topic: `talk-${ring.id}` })
  expect(second!.note).toMatchObject({
    ...{ title: 'Missed call from Asha Verma', path: `/calls/${ring.id}`, tag: `talk-${ring.id}` },
  })
  expect(second!.note).not.toHaveProperty('rings')
  expect((await expert.send(getCurrentTalk, {})).body.data.talk).toBeNull()
  expect((await expert.send(getTalk, { id: ring.id })).body.data.talk.state).toBe('cancelled')
})
