import type { Page } from '@playwright/test'
import { findCoturn, type Relay, startCoturn } from '../scripts/coturn.ts'
import { RoomPage } from './pages/room-page.ts'
import { aMeeting, browserOf, FAKE_DEVICES, readAs } from './support/calls.ts'
import { signInDemo } from './support/house.ts'
import { openOwnHouse } from './support/own-house.ts'
import { expect, test } from './support/test.ts'

const TURN_SECRET = 'a secret that only the tests know'
/** How soon a call is back once nothing stands in its way. */
const BACK_MS = 8_000
const FROZEN_MS = 15_000

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
})

/** Notes in the page how long its call was live. */
const watchStages = (page: Page) =>
  page.addInitScript(() => {
    const seen = { liveMs: 0 }
    Object.assign(window, { seenStages: seen })
    let before = performance.now()
    setInterval(() => {
      const now = performance.now()
      if (document.querySelector('[data-stage="live"]')) seen.liveMs += now - before
      before = now
    }, 50)
  })
const liveSeconds = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenStages: { liveMs: number } }).seenStages.liveMs / 1000)

test('a call relayed by one relay a side is back by itself: a dead relay, a reload, a killed server; the clock is right', async ({
  browser,
}) => {
  test.skip(!findCoturn(), 'coturn is not installed, and only root may install it')
  test.setTimeout(240_000)
  const relays: [Relay, Relay] = [await startCoturn(TURN_SECRET), await startCoturn(TURN_SECRET)]
  const house = await openOwnHouse({
    TURN_URLS: relays.map(({ url }) => url).join(','),
    TURN_SECRET,
    ICE_RELAY_ONLY: 'yes',
  })
  try {
    const admin = await signInDemo(house.url, 'admin')
    const wish = { desk: 12, mode: 'video', admin, dataDir: house.dataDir } as const
    const { slug, customer, consultant } = await aMeeting(house.url, wish)
    const side = (number: 0 | 1) => ({ baseURL: house.url, relayed: { relayPorts: [relays[number].port] } })
    const mine = await browserOf(browser, customer, side(0))
    const theirs = await browserOf(browser, consultant, side(1))
    for (const page of [mine, theirs]) await watchStages(page)
    const [me, them] = [new RoomPage(mine), new RoomPage(theirs)]
    const bothLive = (within: number) => Promise.all([me.expectStage('live', within), them.expectStage('live', within)])
    const bothHear = () => Promise.all([me.expectMedia('video'), them.expectMedia('video')])
    await me.enter(slug)
    await them.enter(slug)
    await bothLive(20_000)
    await bothHear()
    for (const room of [me, them]) await expect.poll(async () => (await room.seen()).path).toBe('relay')
    await me.talkWith(them)

    relays[0].freeze()
    const frozenAt = Date.now()
    await Promise.all([me.expectStage('reconnecting'), them.expectStage('reconnecting')])
    await expect.poll(() => Date.now() - frozenAt, { timeout: FROZEN_MS + 5_000 }).toBeGreaterThan(FROZEN_MS)
    relays[0].thaw()
    await bothLive(BACK_MS)
    await bothHear()

    await theirs.reload()
    await bothLive(BACK_MS)
    await bothHear()

    await house.kill()
    await Promise.all([me.expectStage('reconnecting'), them.expectStage('reconnecting')])
    await house.start()
    await bothLive(BACK_MS)
    await bothHear()

    // Gaps are not counted, and what nobody saw is free: a page notices a dead server a lease later than it died.
    const live = await liveSeconds(mine)
    const path = `/api/web/v1/rooms/${slug}`
    const { room } = await readAs<{ room: { connectedSeconds: number } }>(house.url, customer, path)
    expect(room.connectedSeconds).toBeLessThanOrEqual(live + 2)
    expect(room.connectedSeconds).toBeGreaterThan(live - 10)
  } finally {
    await house.stop()
    for (const relay of relays) await relay.stop()
  }
})
