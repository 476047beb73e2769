import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { HousePage } from './house-page.ts'

/** Where a customer meets money: cart, the test gateway, how it went, wallet and payments. */
export class TillPage extends HousePage {
  readonly main = this.page.getByRole('main')
  readonly cartLink = this.header.getByRole('link', { name: /^Cart/ })
  readonly summary = this.page.getByRole('region', { name: 'Summary' })
  readonly state = this.page.getByLabel('State', { exact: true })

  /** On a phone the button stands in the bar at the bottom. */
  payButton = (name: RegExp) => this.page.getByRole('button', { name }).filter({ visible: true })

  /** Puts the first service of a consultant into the cart; answers its title. */
  async pickService(slug = 'meera-joglekar') {
    await this.open(`/consultants/${slug}`)
    const services = this.page.getByRole('region', { name: 'Services' })
    const title = (await services.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
    const inCart = services.getByRole('link', { name: /^In your cart/ })
    const add = services.getByRole('button', { name: /^Add to cart/ }).first()
    // A page that has just arrived may not answer to clicks yet.
    await expect(async () => {
      if ((await inCart.count()) === 0) await add.click({ timeout: 2_000 })
      await expect(inCart).toHaveCount(1, { timeout: 2_000 })
    }).toPass()
    return title
  }

  async openCart() {
    await this.cartLink.click()
    await expect(this.heading).toHaveText('Your cart')
    await expect(this.summary).toBeVisible()
  }

  async storedCart() {
    return JSON.parse((await this.page.evaluate(() => localStorage.getItem('consultancy-kart'))) ?? 'null') as unknown
  }

  /** Does something on the page of the test gateway, and is back on ours; answers that page's address. */
  async atGateway(deed: (page: HousePage['page']) => Promise<unknown>) {
    await this.page.waitForURL('**/demo/pay/**')
    const address = this.page.url()
    await deed(this.page)
    await this.page.waitForURL((url) => !url.pathname.startsWith('/demo/'))
    return address
  }
  approve = () => this.atGateway((page) => page.getByRole('button', { name: /^Pay ₹|चुकाएँ$/ }).click())
  decline = () => this.otherEnding('Decline the payment')
  leavePending = () => this.otherEnding('Leave it pending')
  private otherEnding = (button: string) =>
    this.atGateway(async (page) => {
      await page.getByText('Try another ending').click()
      await page.getByRole('button', { name: button }).click()
    })

  /** Presses what downloads a PDF, expects the page to stay where it is, and answers how the file's bytes begin. */
  async pdfBehind(button: Locator) {
    const address = this.page.url()
    const [download] = await Promise.all([this.page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(this.page.url()).toBe(address)
    return (await readFile(await download.path())).subarray(0, 5).toString()
  }
}
