import type { Page } from '@playwright/test'
import { RoomPage } from './pages/room-page.ts'
import { aMeeting, browserOf, prepare } from './support/calls.ts'
import { FAKE_DEVICES, FEW_PICTURES } from './support/devices.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const [FAKES, ...OTHERS] = FAKE_DEVICES

/** The second fake camera is a depth camera and shows no picture; the last is like the first. */
test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `${FAKES}=device-count=4,${FEW_PICTURES}`, ...OTHERS],
    }),
})

interface Outlets {
  unplugged: string[]
  wakeLocks: string[]
}
const wakeLocks = (page: Page) => page.evaluate(() => (window as unknown as { outlets: Outlets }).outlets.wakeLocks)

/** Lets a test unplug cameras and microphones, and records wake locks. */
function watchOutlets() {
  const outlets: Outlets = { unplugged: [], wakeLocks: [] }
  Object.assign(window, { outlets })
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  const list = mediaDevices.enumerateDevices.bind(mediaDevices)
  mediaDevices.getUserMedia = (input) => {
    if (Object.keys(input ?? {}).some((kind) => outlets.unplugged.includes(kind)))
      return Promise.reject(new DOMException('Requested device not found', 'NotFoundError'))
    return ask(input)
  }
  mediaDevices.enumerateDevices = async () =>
    (await list()).filter(({ kind }) => !outlets.unplugged.some((one) => kind === `${one}input`))
  if (!navigator.wakeLock) return
  const lock = navigator.wakeLock.request.bind(navigator.wakeLock)
  navigator.wakeLock.request = async (type) => {
    outlets.wakeLocks.push('asked')
    const held = await lock(type)
    outlets.wakeLocks.push('given')
    held.addEventListener('release', () => outlets.wakeLocks.push('released'))
    return held
  }
}

/** As a browser does it: the tracks end and `devicechange` fires. */
function unplug(kind: string) {
  const seen = window as unknown as { outlets: Outlets; tracksInUse: MediaStreamTrack[] }
  seen.outlets.unplugged.push(kind)
  for (const track of seen.tracksInUse.filter((one) => one.kind === kind && one.readyState === 'live')) {
    track.stop()
    track.dispatchEvent(new Event('ended'))
  }
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
}
function plugIn() {
  ;(window as unknown as { outlets: Outlets }).outlets.unplugged.length = 0
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
}

/** A phone call takes the microphone away and gives it back. */
function hold(held: boolean) {
  const { tracksInUse } = window as unknown as { tracksInUse: MediaStreamTrack[] }
  const track = tracksInUse.findLast(({ kind, readyState }) => kind === 'audio' && readyState === 'live')!
  Object.defineProperty(track, 'muted', { value: held, configurable: true })
  track.dispatchEvent(new Event(held ? 'mute' : 'unmute'))
}

/** Playback is paused and the browser requires a tap to resume. */
function silence() {
  const { play } = HTMLMediaElement.prototype
  let isTouched = false
  document.addEventListener('click', () => (isTouched = true), { capture: true })
  HTMLMediaElement.prototype.play = function () {
    return isTouched ? play.call(this) : Promise.reject(new DOMException('no touch', 'NotAllowedError'))
  }
  for (const video of document.querySelectorAll('video')) if (!video.muted) video.pause()
}

/** A browser without full screen and picture in picture. */
function withoutLargerWindows() {
  for (const name of ['fullscreenEnabled', 'pictureInPictureEnabled'])
    Object.defineProperty(Document.prototype, name, { get: () => undefined })
}

test(
  'devices unplugged in a call and plugged in again, muted by the system, silenced, switched; wake lock and larger windows',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const { slug, customer, consultant } = await aMeeting(baseURL!, { desk: 20, mode: 'video' })
    await prepare(page, customer)
    await page.addInitScript(watchOutlets)
    const theirs = await browserOf(browser, consultant, { baseURL: baseURL!, like: page })
    await theirs.addInitScript(withoutLargerWindows)
    const [me, them] = [new RoomPage(page), new RoomPage(theirs)]
    await Promise.all([me.enter(slug), them.enter(slug)])
    await Promise.all([me.expectStage('live'), them.expectStage('live')])
    await Promise.all([me.expectMedia('video'), them.expectMedia('video')])
    await expect.poll(() => wakeLocks(page)).toContain('asked')

    await page.evaluate(unplug, 'video')
    await expect(page.getByText('No camera found')).toBeVisible()
    await them.expectNoPicture()
    await page.evaluate(plugIn)
    await expect(page.getByText('No camera found')).toBeHidden()
    await them.expectMedia('video')

    await page.evaluate(unplug, 'audio')
    await expect(page.getByText('No microphone found')).toBeVisible()
    await expect(me.control('Unmute')).toBeVisible()
    await page.evaluate(plugIn)
    await expect(page.getByText('No microphone found')).toBeHidden()
    await expect(me.control('Mute')).toBeVisible()
    const { energy } = await them.seen()
    await expect.poll(async () => (await them.seen()).energy).toBeGreaterThan(energy)

    await page.evaluate(hold, true)
    await expect(page.getByText(/^Your device is using the microphone/)).toBeVisible()
    await them.expectSaid('Asha is muted.')
    await page.evaluate(hold, false)
    await expect(me.control('Mute')).toBeVisible()

    const silenced = theirs.getByText(/^Your browser has muted the sound/)
    await theirs.evaluate(silence)
    await expect(silenced).toBeVisible()
    await them.heading.click()
    await expect(silenced).toBeHidden()

    await me.control('Settings').click()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    for (const name of ['Camera', 'Microphone'] as const) {
      const choice = settings.getByLabel(name)
      await expect(choice.locator('option').nth(1)).toBeAttached()
      const label = (await choice.locator('option').allInnerTexts()).at(-1)!
      await choice.selectOption({ label })
      await expect.poll(() => page.evaluate(labelsInUse, undefined)).toContain(label)
    }
    await page.keyboard.press('Escape')
    await them.expectMedia('video')
    const [last] = await page.evaluate(labelsInUse, 'video')
    await page.getByRole('button', { name: 'Switch camera' }).click()
    await expect.poll(() => page.evaluate(labelsInUse, 'video')).not.toContain(last)
    await them.expectMedia('video')

    const has = await me.expectLargerWindows()
    expect(has['Full screen']).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
    if (has['Picture in picture']) {
      await page.keyboard.press('p')
      await expect.poll(() => page.evaluate(() => document.pictureInPictureElement !== null)).toBe(true)
      await page.keyboard.press('p')
      await expect.poll(() => page.evaluate(() => document.pictureInPictureElement)).toBeNull()
    }
    expect(await them.expectLargerWindows()).toEqual({ 'Full screen': false, 'Picture in picture': false })

    await me.leave()
    await expect(me.heading).toHaveText('You have left the session')
    // Without a display, browsers may refuse wake locks.
    if ((await wakeLocks(page)).includes('given')) await expect.poll(() => wakeLocks(page)).toContain('released')
    await theirs.context().close()
  },
)

const labelsInUse = (of?: string) =>
  (window as unknown as { tracksInUse: MediaStreamTrack[] }).tracksInUse
    .filter(({ readyState, kind }) => readyState === 'live' && (of === undefined || of === kind))
    .map(({ label }) => label)
