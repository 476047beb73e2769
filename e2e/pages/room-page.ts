import { expect, type Locator } from '@playwright/test'
import { aPdf, emptyPages } from '#test/documents.ts'
import { type MediaSeen, mediaOf } from '../support/calls.ts'
import { expectFocusSeen, pressByKey, tabTo } from '../support/keyboard.ts'
import { SitePage } from './site-page.ts'

type Grows = 'audioBytesIn' | 'videoBytesIn' | 'frames' | 'audioBytesOut' | 'videoBytesOut'
const OF_VIDEO: Grows[] = ['audioBytesIn', 'videoBytesIn', 'frames', 'audioBytesOut', 'videoBytesOut']
const OF_AUDIO: Grows[] = ['audioBytesIn', 'audioBytesOut']

/** One side of a call: before, during and after it. */
export class RoomPage extends SitePage {
  readonly room: Locator = this.page.locator('[data-stage]')
  readonly join = this.page.getByRole('button', { name: /^Join/ })
  readonly controls = this.page.getByRole('group', { name: 'Call controls' })
  readonly timer = this.page.getByRole('timer')
  readonly messages = this.page.getByRole('log', { name: 'Messages' })

  async enter(slug: string) {
    await this.page.goto(`/room/${slug}`)
    await this.join.click()
  }

  control = (name: string | RegExp) =>
    this.controls.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

  expectStage = (stage: string, within = 75_000) =>
    expect(this.room).toHaveAttribute('data-stage', stage, { timeout: within })

  seen = (): Promise<MediaSeen> => mediaOf(this.page)

  /** Audio, and video in a video call, flows both ways: every counter grows. */
  async expectMedia(mode: 'video' | 'audio', within = 75_000) {
    const before = await this.seen()
    const wanted = mode === 'video' ? OF_VIDEO : OF_AUDIO
    const still = async () => {
      const now = await this.seen()
      // A new connection counts from zero.
      const isSame = now.connections === before.connections
      return wanted.filter((name) => now[name] <= (isSame ? before[name] : 0))
    }
    await expect.poll(still, { timeout: within, message: 'what does not grow' }).toEqual([])
  }

  /** Announced to screen readers. */
  expectSaid = (words: string) => expect(this.page.getByRole('status').filter({ hasText: words })).toBeAttached()

  /** Keyboard only: mute and unmute, share a screen, write a message; the focus stays visible and in place. */
  async talkByKeys(them: RoomPage) {
    const { page } = this
    await pressByKey(page, this.control('Mute'))
    await expectFocusSeen(this.control('Unmute'))
    await this.expectSaid('You are muted.')
    await page.keyboard.press('Enter')
    await pressByKey(page, this.control('Share screen'))
    await expect(them.page.getByLabel(/’s screen$/)).toBeVisible()
    await them.expectMedia('video')
    await expectFocusSeen(this.control('Stop sharing'))
    await page.keyboard.press('Enter')
    await expect(them.page.getByLabel(/’s camera$/)).toBeVisible()
    const field = page.getByLabel(/^Message /)
    await pressByKey(page, this.control(/^Chat/))
    await expect(field).toBeHidden()
    await page.keyboard.press('Enter')
    await expectFocusSeen(field)
    await page.keyboard.type('By keys alone.')
    await page.keyboard.press('Enter')
    await expect(this.messages).toContainText('By keys alone.')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expectFocusSeen(this.control(/^Chat/))
    await pressByKey(page, this.control('Settings'))
    await tabTo(page, page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expectFocusSeen(this.control('Settings'))
  }

  /** Chat in both directions, and the microphone off and on. */
  async talkWith(them: RoomPage) {
    await this.say('The grinder is near the east wall.')
    await them.openChat()
    await expect(them.messages).toContainText('The grinder is near the east wall.')
    await them.say('Move it to the corner.')
    await expect(this.messages).toContainText('Move it to the corner.')
    await this.control('Mute').click()
    await them.expectSilence()
    await this.control('Unmute').click()
    const { energy } = await them.seen()
    await expect.poll(async () => (await them.seen()).energy).toBeGreaterThan(energy)
  }

  shownPage = (page: number) =>
    expect(this.page.getByRole('img', { name: `floor-layout.pdf, page ${page}`, exact: true })).toHaveAttribute(
      'data-drawn',
      'true',
    )

  /** Adds a file, shows it to the other side and turns to its second page by a key. */
  async showFile(them: RoomPage, name: string) {
    const { page } = this
    await this.control('Show file').click()
    await page.getByRole('button', { name: 'Add a file' }).click()
    const file = { name: 'floor-layout.pdf', mimeType: 'application/pdf', buffer: aPdf([], emptyPages(3)) }
    await page.getByTestId('locker-files').setInputFiles([file])
    const dialog = page.getByRole('dialog', { name: 'Add a file' })
    await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Show to .*floor-layout\.pdf$/ }).click()
    await Promise.all([this.shownPage(1), them.shownPage(1)])
    await them.expectSaid(`${name} shows floor-layout.pdf, page 1 of 3.`)
    await page.keyboard.press('ArrowRight')
    await Promise.all([this.shownPage(2), them.shownPage(2)])
    await them.expectSaid(`${name} shows floor-layout.pdf, page 2 of 3.`)
    await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()
    await expect(them.page.getByRole('button', { name: 'Next page' })).toHaveCount(0)
  }

  /** The fake microphone beeps every second: if the energy does not grow for longer, it is silent. */
  async expectSilence() {
    await expect(async () => {
      const before = await this.seen()
      await expect.poll(async () => (await this.seen()).audioPacketsIn).toBeGreaterThan(before.audioPacketsIn + 60)
      expect((await this.seen()).energy).toBeCloseTo(before.energy, 5)
    }).toPass()
  }

  /** Audio continues, and no video frames arrive any more. */
  async expectNoPicture() {
    await expect(async () => {
      const before = await this.seen()
      await expect.poll(async () => (await this.seen()).audioPacketsIn).toBeGreaterThan(before.audioPacketsIn + 25)
      expect((await this.seen()).frames).toBe(before.frames)
    }).toPass()
  }

  /** Full screen and picture in picture, where the browser supports them. */
  async expectLargerWindows() {
    const has = await this.page.evaluate(() => ({
      'Full screen': document.fullscreenEnabled === true,
      'Picture in picture': document.pictureInPictureEnabled === true,
    }))
    await this.control('More').click()
    for (const [name, isThere] of Object.entries(has))
      await expect(this.page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(isThere ? 1 : 0)
    await this.control('More').click()
    return has
  }

  /** On a phone the panel is closed at first. */
  async openChat() {
    const chat = this.control(/^Chat/)
    if ((await chat.getAttribute('aria-expanded')) !== 'true') await chat.click()
  }

  async say(text: string) {
    await this.openChat()
    await this.page.getByLabel(/^Message /).fill(text)
    await this.page.getByRole('button', { name: 'Send', exact: true }).click()
  }

  async leave() {
    await this.control('Leave').click()
  }
}
