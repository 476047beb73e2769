import { expect, type Locator, type Page } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** A per-minute talk as shown over any page, and the page it starts from. */
export class TalkPage extends SitePage {
  /** Outgoing or incoming ring, or how it ended; above everything else. */
  readonly ring: Locator
  /** The sheet before calling. */
  readonly sheet: Locator
  /** The bar of a talk in progress. */
  readonly bar: Locator

  constructor(page: Page) {
    super(page)
    this.ring = page.locator('dialog[open]')
    this.sheet = page.getByRole('dialog').filter({ hasText: 'Talk to' })
    this.bar = page.getByRole('region', { name: 'Cost of this call' })
  }

  /** Opens the card of an expert who can be called; retries until an expert who just came online is listed. */
  async openSheetOf(expert: { id: number; name: string }) {
    await expect(async () => {
      await this.open(`/expert-talk/industrial?talk=${expert.id}`)
      await expect(this.sheet.getByRole('button', { name: 'Video call' })).toBeVisible({ timeout: 5_000 })
    }).toPass()
  }

  async ringWith(subject: string, mode: 'Audio' | 'Video call' = 'Video call') {
    await this.sheet.getByLabel('What is it about?').fill(subject)
    await this.sheet.getByRole('button', { name: mode }).click()
  }
}
