import { expect, type Locator } from '@playwright/test'
import { TillPage } from './till-page.ts'

/** From a consultant's free times to a session that stands: hold, payment, confirmation, and what follows. */
export class BookingPage extends TillPage {
  readonly panel: Locator = this.page.locator('#book')
  readonly clock = this.page.getByRole('timer').first()
  readonly brief = this.page.getByLabel('Your question')
  readonly dialog = this.page.getByRole('dialog')

  /** The deciding button of the profile; on a phone it stands in the bar. */
  readonly book = this.page
    .getByRole('button', { name: /^Book (this time|\d)/ })
    .filter({ visible: true })
    .last()
  readonly pay = this.page.getByRole('button', { name: /^Pay .*book$/ }).filter({ visible: true })

  /** Opens the profile at a time that is free. */
  async openAt(slug: string, startsAt: string, language: '' | '/hi' = '') {
    const day = startsAt.slice(0, 10)
    await this.open(`${language}/consultants/${slug}?mode=video&minutes=30&week=${day}&times=all&at=${startsAt}`)
    await expect(this.panel.locator(':checked')).toHaveCount(1)
  }

  /** Done once the time is held and its page is there. */
  async held() {
    await this.page.waitForURL('**/book/*')
    await expect(this.clock).toHaveText(/^\d{1,2}:\d\d$/)
  }

  /** From the page of a session: to the first free time of a later week; answers it. */
  async move() {
    await this.page.getByRole('button', { name: 'Reschedule' }).click()
    await this.dialog.getByRole('button', { name: 'Later days' }).click()
    const first = this.dialog.getByRole('radio').first()
    await first.check()
    const to = await first.inputValue()
    await this.dialog.getByRole('button', { name: /^Move to/ }).click()
    await expect(this.dialog).toBeHidden()
    return to
  }

  /** The booking that the address speaks of. */
  get id() {
    return Number(/\/(?:book|bookings)\/(\d+)/.exec(this.page.url())?.[1])
  }

  /** How wide the page is against its window: equal, or something sticks out. */
  fits = async () => {
    const { width } = this.page.viewportSize()!
    await expect.poll(() => this.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  /** Goes to something with the Tab key alone. */
  async tabTo(target: Locator) {
    await expect(target).toBeVisible()
    await expect(async () => {
      for (let presses = 0; presses < 150; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await this.page.keyboard.press('Tab')
      }
      throw new Error('the Tab key does not lead there')
    }).toPass()
  }

  async pressOn(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
    await this.tabTo(target)
    await this.page.keyboard.press(key)
  }
}
