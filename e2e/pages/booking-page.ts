import { expect, type Locator } from '@playwright/test'
import { TillPage } from './till-page.ts'

/** From a consultant's free slots to a confirmed session: hold, payment, confirmation and what follows. */
export class BookingPage extends TillPage {
  readonly panel: Locator = this.page.locator('#book')
  readonly clock = this.page.getByRole('timer').first()
  readonly brief = this.page.getByLabel('Your question')
  readonly dialog = this.page.getByRole('dialog')

  /** The profile's main button; on a phone it is in the bottom bar. */
  readonly book = this.page
    .getByRole('button', { name: /^Book (this time|\d)/ })
    .filter({ visible: true })
    .last()
  readonly pay = this.page.getByRole('button', { name: /^Pay .*book$/ }).filter({ visible: true })

  /** Opens the profile at a free slot. */
  async openAt(slug: string, startsAt: string, language: '' | '/hi' = '') {
    const day = startsAt.slice(0, 10)
    await this.open(`${language}/consultants/${slug}?mode=video&minutes=30&week=${day}&times=all&at=${startsAt}`)
    await expect(this.panel.locator(':checked')).toHaveCount(1)
  }

  /** Resolves once the slot is held and the hold's page is open. */
  async held() {
    await this.page.waitForURL('**/book/*')
    await expect(this.clock).toHaveText(/^\d{1,2}:\d\d$/)
  }

  /** From a session's page: moves it to the first free slot of a later week; returns that slot. */
  async move() {
    await this.page.getByRole('button', { name: 'Reschedule' }).click()
    await this.dialog.getByRole('button', { name: 'Later days' }).click()
    const first = this.dialog.getByRole('radio').first()
    await first.check()
    const to = await first.inputValue()
    await this.dialog.getByRole('button', { name: /^Reschedule to/ }).click()
    await expect(this.dialog).toBeHidden()
    return to
  }

  /** Id of the booking in the address. */
  get id() {
    return Number(/\/(?:book|bookings)\/(\d+)/.exec(this.page.url())?.[1])
  }

  /** Page width against window width: equal unless something overflows. */
  fits = async () => {
    const { width } = this.page.viewportSize()!
    await expect.poll(() => this.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  /** Moves the focus to an element with the Tab key alone. */
  async tabTo(target: Locator) {
    await expect(target).toBeVisible()
    await expect(async () => {
      for (let presses = 0; presses < 150; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await this.page.keyboard.press('Tab')
      }
      throw new Error('the Tab key does not reach it')
    }).toPass()
  }

  async pressOn(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
    await this.tabTo(target)
    await this.page.keyboard.press(key)
  }
}
