import { expect, type Locator, type Page } from '@playwright/test'
import { countRequests, untilAlive, untilSettled } from '../support/settle.ts'

/** What all pages have in common; page objects of single screens extend it. */
export class SitePage {
  readonly page: Page
  readonly header: Locator
  readonly heading: Locator
  /** The live region that announces a new page. */
  readonly announced: Locator

  constructor(page: Page) {
    this.page = page
    countRequests(page)
    this.header = page.getByRole('banner')
    this.heading = page.getByRole('heading', { level: 1 })
    this.announced = page.locator('[data-announcer]')
  }

  /** Opens a path and waits until the page is hydrated and has loaded its data. */
  async open(path: string) {
    const answer = await this.page.goto(path)
    await this.settled()
    return answer
  }

  /** Reloads the page and waits for hydration: server-rendered markup looks finished before it responds to clicks. */
  async reload() {
    await this.page.reload()
    await this.settled()
  }

  private async settled() {
    await untilAlive(this.page)
    await untilSettled(this.page)
  }

  /** The newest toast, if the previous one is still fading out. */
  async expectToast(text: string | RegExp) {
    const said = this.page.getByRole('alert').or(this.page.getByRole('status')).filter({ hasText: text })
    await expect(said.last()).toBeVisible()
  }

  async storedAuth(): Promise<Record<string, unknown> | null> {
    const stored = await this.page.evaluate(() => localStorage.getItem('iid_consultancy_user'))
    return stored ? (JSON.parse(stored) as Record<string, unknown>) : null
  }
}
