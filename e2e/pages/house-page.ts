import { expect, type Locator, type Page } from '@playwright/test'
import { countRequests, untilAlive, untilSettled } from '../support/settle.ts'

/** What every page of the house has in common; page objects of single screens extend it. */
export class HousePage {
  readonly page: Page
  readonly header: Locator
  readonly heading: Locator
  /** Where a screen reader hears of a new page. */
  readonly announced: Locator

  constructor(page: Page) {
    this.page = page
    countRequests(page)
    this.header = page.getByRole('banner')
    this.heading = page.getByRole('heading', { level: 1 })
    this.announced = page.locator('[data-announcer]')
  }

  /** Opens a path and waits until the page answers to clicks and has what it asked for. */
  async open(path: string) {
    const answer = await this.page.goto(path)
    await this.settled()
    return answer
  }

  /** The same page anew: what was drawn by the server looks finished before it answers to clicks. */
  async reload() {
    await this.page.reload()
    await this.settled()
  }

  private async settled() {
    await untilAlive(this.page)
    await untilSettled(this.page)
  }

  /** The newest of them, where the one before is still on its way out. */
  async expectToast(text: string | RegExp) {
    const said = this.page.getByRole('alert').or(this.page.getByRole('status')).filter({ hasText: text })
    await expect(said.last()).toBeVisible()
  }

  async storedAuth(): Promise<Record<string, unknown> | null> {
    const kept = await this.page.evaluate(() => localStorage.getItem('iid_consultancy_user'))
    return kept ? (JSON.parse(kept) as Record<string, unknown>) : null
  }
}
