import { expect, type Locator } from '@playwright/test'
import { HousePage } from './house-page.ts'

/** The page of one consultant. */
export class ProfilePage extends HousePage {
  readonly panel: Locator = this.page.locator('form').filter({ has: this.page.getByText('Total') })
  readonly modes = this.page.getByRole('navigation', { name: 'Session type' })
  readonly days = this.page.getByRole('navigation', { name: 'Day', exact: true }).getByRole('link')
  readonly slots = this.panel.getByRole('radio')
  readonly reviews = this.page.getByRole('region', { name: 'Reviews' })

  /** Opens the day after today and picks its first time; answers the words of that time. */
  async pickTomorrow() {
    await this.days.nth(1).click()
    await expect(this.days.nth(1)).toHaveAttribute('aria-current', 'date')
    const label = this.panel.locator('label').first()
    await this.slots.first().check()
    return (await label.textContent()) ?? ''
  }
}
