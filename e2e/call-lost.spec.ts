import type { Browser, Page } from '@playwright/test'
import { BEAT_MS, WRITE_EVERY_MS } from '#server/domains/calls/rules.ts'
import { findCoturn, type Relay, startCoturn } from '../scripts/coturn.ts'
import { RoomPage } from './pages/room-page.ts'
import { type AuthRecord, signInDemo } from './support/api.ts'
import { callAs } from './support/bookings.ts'
import { aMeeting, browserOf, type CallMode, readAs } from './support/calls.ts'
import { startOwnServer } from './support/own-server.ts'
import { IN_STRESS } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const TURN_SECRET = 'a secret that only the tests know'
/** Longer than the browser waits before it gives up on a silent connection. */
const FROZEN_MS = 15_000
/**
 * What the page was live for but the room does not count, besides the time the server was down: the last heartbeat of
 * the side that reloads; one heartbeat and the unwritten remainder of the side last seen earlier when the server died;
 * and a started second.
 */
const UNCOUNTED_SECONDS = (BEAT_MS + BEAT_MS + WRITE_EVERY_MS) / 1000 + 1
/** What a slow relay carries for one side: audio, but no video. */
const SLOW_BYTES = 9_000
/** Bitrate (bits per second) the video is limited to when the network allows no more. */
const SMALLEST_PICTURE = 120_000

// Serial: the tests share a server, and the first of them kills it.
test.describe.configure({ mode: 'default' })
test.skip(!findCoturn(), 'coturn is not installed, and only root may install it')

let relays: Record<'mine' | 'theirs' | 'slow', Relay>
let site: Awaited<ReturnType<typeof startOwnServer>>
let admin: AuthRecord
test.beforeAll(async () => {
  test.setTimeout(330_000)
  const [mine, theirs, slow] = await Promise.all(
    [undefined, undefined, SLOW_BYTES].map((bytesPerSecond) => startCoturn(TURN_SECRET, bytesPerSecond)),
  )
  relays = { mine: mine!, theirs: theirs!, slow: slow! }
  const TURN_URLS = Object.values(relays).map(({ url }) => url)
  site = await startOwnServer({ TURN_URLS: TURN_URLS.join(','), TURN_SECRET, ICE_RELAY_ONLY: 'yes' })
  admin = await signInDemo(site.url, 'admin')
})
test.afterAll(async () => {
  await site?.stop()
  for (const relay of Object.values(relays ?? {})) await relay.stop()
})

/** A call in which each side uses its own relay. */
async function aRelayedCall(browser: Browser, desk: number, mode: CallMode, my: Relay) {
  const meeting = await aMeeting(site.url, { desk, mode, dataDir: site.dataDir })
  const side = ({ port }: Relay) => ({ baseURL: site.url, relayed: { relayPorts: [port] } })
  const mine = await browserOf(browser, meeting.customer, side(my))
  const theirs = await browserOf(browser, meeting.consultant, side(relays.theirs))
  for (const page of [mine, theirs]) await watchStages(page)
  const [me, them] = [new RoomPage(mine), new RoomPage(theirs)]
  const bothReach = (stage: string) => Promise.all([me.expectStage(stage), them.expectStage(stage)])
  const bothHear = () => Promise.all([me.expectMedia(mode), them.expectMedia(mode)])
  await me.enter(meeting.slug)
  await them.enter(meeting.slug)
  await bothReach('live')
  for (const room of [me, them]) await expect.poll(async () => (await room.seen()).path).toBe('relay')
  const close = () => Promise.all([mine, theirs].map((page) => page.context().close()))
  return { ...meeting, me, them, bothReach, bothHear, close }
}

/** Records in the page for how long its call was live. */
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

test('a relayed call recovers from a frozen relay and a killed server, and ends when staff cancel the session', async ({
  browser,
}) => {
  const call = await aRelayedCall(browser, 11, 'video', relays.mine)
  await call.bothHear()
  relays.mine.freeze()
  await call.bothReach('reconnecting')
  relays.mine.thaw()
  await call.bothReach('live')
  await call.bothHear()

  await site.kill()
  await call.bothReach('reconnecting')
  await site.start()
  await call.bothReach('live')
  await call.bothHear()

  const input = { to: 'wallet', reason: 'The line was misused' }
  await callAs(site.url, admin, 'POST', `/api/web/v1/admin/bookings/${call.bookingId}/cancellations`, input)
  for (const room of [call.me, call.them]) await expect(room.heading).toHaveText('This session was cancelled')
  await call.close()
})

test(
  'a call with one relay per side recovers automatically: a dead relay, a reload, a killed server; the clock is right',
  IN_STRESS,
  async ({ browser }) => {
    test.setTimeout(240_000)
    const { slug, customer, me, them, bothReach, bothHear, close } = await aRelayedCall(
      browser,
      12,
      'video',
      relays.mine,
    )
    await bothHear()
    await me.talkWith(them)

    relays.mine.freeze()
    const frozenAt = Date.now()
    await bothReach('reconnecting')
    await expect.poll(() => Date.now() - frozenAt, { timeout: FROZEN_MS + 5_000 }).toBeGreaterThan(FROZEN_MS)
    relays.mine.thaw()
    await bothReach('live')
    await bothHear()

    await them.page.reload()
    await bothReach('live')
    await bothHear()

    const liveBeforeDeath = await liveSeconds(me.page)
    await site.kill()
    await bothReach('reconnecting')
    const unnoticed = (await liveSeconds(me.page)) - liveBeforeDeath
    await site.start()
    await bothReach('live')
    await bothHear()

    // Gaps are not counted, and time the server did not observe is free.
    const path = `/api/web/v1/rooms/${slug}`
    const before = await liveSeconds(me.page)
    const { room } = await readAs<{ room: { connectedSeconds: number } }>(site.url, customer, path)
    expect(room.connectedSeconds).toBeLessThanOrEqual((await liveSeconds(me.page)) + 2)
    expect(room.connectedSeconds).toBeGreaterThan(before - unnoticed - UNCOUNTED_SECONDS)
    await close()
  },
)

test(
  'an audio call uses relays only; when staff cancel the session, both leave and see why',
  IN_STRESS,
  async ({ browser }) => {
    const { bookingId, me, them, bothHear, close } = await aRelayedCall(browser, 13, 'audio', relays.mine)
    await bothHear()
    await me.talkWith(them)
    for (const room of [me, them]) expect((await room.seen()).videoBytesOut).toBe(0)
    const input = { to: 'wallet', reason: 'The line was misused' }
    await callAs(site.url, admin, 'POST', `/api/web/v1/admin/bookings/${bookingId}/cancellations`, input)
    for (const room of [me, them]) await expect(room.heading).toHaveText('This session was cancelled')
    await close()
  },
)

test(
  'a network too weak for video shrinks it, says so, and carries clear audio once audio only is chosen',
  IN_STRESS,
  async ({ browser }) => {
    test.setTimeout(180_000)
    const { me, them, bothReach, close } = await aRelayedCall(browser, 14, 'video', relays.slow)
    await expect(me.page.getByText(/^(Weak network|Very weak network)/).first()).toBeVisible()
    await expect.poll(async () => (await me.seen()).sentAtMost).toBe(SMALLEST_PICTURE)
    await expect.poll(async () => (await me.seen()).sentWidth).toBeLessThanOrEqual(320)
    const offer = me.page.getByRole('button', { name: 'Audio only' })
    await expect(offer).toBeVisible()
    await offer.click()
    await expect(me.page.getByText('Audio only. Video is off for both of you.')).toBeVisible()
    await Promise.all([me.expectNoPicture(), them.expectNoPicture()])
    await bothReach('live')
    await expect(me.page.getByText('Good network').filter({ visible: true })).toBeVisible()
    await close()
  },
)
