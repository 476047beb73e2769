import { expect, type Locator } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** A consultant's profile page. */
export class ProfilePage extends SitePage {
  readonly panel: Locator = this.page.locator('form').filter({ has: this.page.getByText('Total') })
  readonly modes = this.page.getByRole('navigation', { name: 'Session type' })
  readonly days = this.page.getByRole('navigation', { name: 'Day', exact: true }).getByRole('link')
  readonly slots = this.panel.getByRole('radio')
  readonly reviews = this.page.getByRole('region', { name: 'Reviews' })

  /** Opens tomorrow and picks its first slot; returns the slot's text. */
  async pickTomorrow() {
    await this.days.nth(1).click()
    await expect(this.days.nth(1)).toHaveAttribute('aria-current', 'date')
    const label = this.panel.locator('label').first()
    await this.slots.first().check()
    return (await label.textContent()) ?? ''
  }
}
