import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** Where a customer pays: cart, test gateway, result page, wallet and payments. */
export class TillPage extends SitePage {
  readonly main = this.page.getByRole('main')
  readonly cartLink = this.header.getByRole('link', { name: /^Cart/ })
  readonly summary = this.page.getByRole('region', { name: 'Summary' })
  readonly state = this.page.getByLabel('State', { exact: true })

  /** On a phone the button is in the bottom bar. */
  payButton = (name: RegExp) => this.page.getByRole('button', { name }).filter({ visible: true })

  /** Adds the first service of a consultant to the cart; returns its title. */
  async pickService(slug = 'meera-joglekar') {
    await this.open(`/consultants/${slug}`)
    const services = this.page.getByRole('region', { name: 'Services' })
    const title = (await services.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
    const inCart = services.getByRole('link', { name: /^In your cart/ })
    const add = services.getByRole('button', { name: /^Add to cart/ }).first()
    // The page may not be hydrated yet.
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

  /** Does something on the test gateway's page and returns to ours; returns the gateway page's address. */
  async atGateway(operation: (page: SitePage['page']) => Promise<unknown>) {
    await this.page.waitForURL('**/demo/pay/**')
    const address = this.page.url()
    await operation(this.page)
    await this.page.waitForURL((url) => !url.pathname.startsWith('/demo/'))
    return address
  }
  approve = () => this.atGateway((page) => page.getByRole('button', { name: /^Pay ₹|^₹.* दें$/ }).click())
  decline = () => this.otherEnding('Decline payment')
  leavePending = () => this.otherEnding('Keep pending')
  private otherEnding = (button: string) =>
    this.atGateway(async (page) => {
      await page.getByText('Test other outcomes').click()
      await page.getByRole('button', { name: button }).click()
    })

  /** Presses a button that downloads a PDF, expects the page to stay, and returns the first bytes of the file. */
  async pdfBehind(button: Locator) {
    const address = this.page.url()
    const [download] = await Promise.all([this.page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(this.page.url()).toBe(address)
    return (await readFile(await download.path())).subarray(0, 5).toString()
  }
}
