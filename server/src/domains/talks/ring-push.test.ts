import { expect, test } from 'vitest'
import webPush from 'web-push'
import { cancelTalk, getCurrentTalk, getTalk } from '#contract/talks.ts'
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

/** An expert whose page is closed, and whose browser may be pushed to. */
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
    await app.house.outbox.settled()
    return service.requests
      .filter(({ path }) => path === `/push/${expert.id}`)
      .map(({ headers, body }) => ({ headers, note: JSON.parse(browser.read(body)) }))
  }
  return { expert, pushed }
}

test('a ring reaches an expert whose page is closed: at once, for as long as it rings, and its click opens the call', async () => {
  const { expert, pushed } = await awayFromThePage()
  const ring = await aRing(there, { expert })
  const [first] = await pushed()
  expect(first!.headers).toMatchObject({ ttl: '45', urgency: 'high', topic: `talk-${ring.id}` })
  expect(first!.note).toEqual({
    title: 'Asha Verma is calling',
    body: 'Video, expert talk. “Boiler fuel”',
    ...{ path: `/calls/${ring.id}`, tag: `talk-${ring.id}`, rings: true },
  })
  // What the page asks that the click opens.
  const { talk } = (await expert.send(getCurrentTalk, {})).body.data
  expect(talk).toMatchObject({ id: ring.id, state: 'ringing', role: 'consultant' })
})

test('a ring that is over says so in its place on the screen, and on the page it opens', async () => {
  const { expert, pushed } = await awayFromThePage()
  const ring = await aRing(there, { expert })
  await pushed()
  await ring.customer.send(cancelTalk, { id: ring.id })
  const [, second] = await pushed()
  expect(second!.headers).toMatchObject({ topic: `talk-${ring.id}` })
  expect(second!.note).toMatchObject({
    ...{ title: 'You missed a call from Asha Verma', path: `/calls/${ring.id}`, tag: `talk-${ring.id}` },
  })
  expect(second!.note).not.toHaveProperty('rings')
  expect((await expert.send(getCurrentTalk, {})).body.data.talk).toBeNull()
  expect((await expert.send(getTalk, { id: ring.id })).body.data.talk.state).toBe('cancelled')
})
