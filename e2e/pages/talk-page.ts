import { expect, type Locator, type Page } from '@playwright/test'
import { HousePage } from './house-page.ts'

/** What a talk by the minute shows over any page, and the page it starts from. */
export class TalkPage extends HousePage {
  /** Ringing, being rung, or how the ringing ended: over everything else. */
  readonly ring: Locator
  /** The sheet before the ringing. */
  readonly sheet: Locator
  /** The bar of a running talk. */
  readonly bar: Locator

  constructor(page: Page) {
    super(page)
    this.ring = page.locator('dialog[open]')
    this.sheet = page.getByRole('dialog').filter({ hasText: 'Talk to' })
    this.bar = page.getByRole('region', { name: 'Cost of this call' })
  }

  /** The card of an expert who can be rung; whoever has just come is found by looking again. */
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
