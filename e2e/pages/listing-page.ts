import { expect, type Locator, type Page } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** The list of consultants with its filters: a side rail, or a sheet on a phone. */
export class ListingPage extends SitePage {
  readonly cards: Locator
  readonly names: Locator
  readonly chips: Locator
  readonly count: Locator
  readonly sort: Locator
  readonly #onPhone: boolean

  constructor(page: Page, onPhone: boolean) {
    super(page)
    this.#onPhone = onPhone
    this.cards = page.getByRole('main').getByRole('article')
    this.names = this.cards.getByRole('heading', { level: 2 }).getByRole('link')
    this.chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
    this.count = page.getByRole('status').filter({ hasText: /consultants?\b/ })
    this.sort = page.getByRole('combobox', { name: 'Sort by' })
  }

  /** Sets filters in the rail, or in the sheet and then applies them. */
  async choose(act: (fields: Locator) => Promise<unknown>) {
    if (!this.#onPhone) return act(this.page.getByRole('complementary', { name: 'Filters' }))
    await this.page.getByRole('link', { name: /^Filters/ }).click()
    const sheet = this.page.getByRole('dialog', { name: 'Filters' })
    await act(sheet)
    await sheet.getByRole('button', { name: /^Show [\d,]+\+? consultants?$/ }).click()
    await expect(sheet).toBeHidden()
  }

  card = (name: string) => this.page.getByRole('article', { name })
  shownNames = () => this.names.allTextContents()
  shownCount = async () => Number.parseInt((await this.count.first().textContent()) ?? '', 10)
  /** The names, once they differ from those seen before. */
  async namesAfter(before: readonly string[]) {
    let names: string[] = []
    const areOthers = async () => {
      names = await this.shownNames()
      return names.length > 0 && names.join() !== before.join()
    }
    await expect.poll(areOthers, { message: 'other names' }).toBe(true)
    return names
  }
  /** Opens a profile; returns the position that Back should restore. */
  async openProfile(name: Locator) {
    // The click itself may scroll, so the position is noted when it happens.
    await this.page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { leftAt: window.scrollY }), { capture: true, once: true }),
    )
    await name.click()
    await expect(this.page).toHaveURL(/\/consultants\/[a-z-]+\?mode=video&minutes=\d+/)
    return this.page.evaluate(() => (window as unknown as { leftAt: number }).leftAt)
  }
  async expectPosition(position: number) {
    await expect
      .poll(async () => Math.abs((await this.page.evaluate(() => window.scrollY)) - position))
      .toBeLessThan(200)
  }
  async expectCount(text: RegExp) {
    await expect(this.count.first()).toHaveText(text)
  }
}
