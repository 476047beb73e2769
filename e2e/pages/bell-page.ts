import { HousePage } from './house-page.ts'

/** The bell, as a list below it or as the page a phone opens. */
export class BellPage extends HousePage {
  readonly button = this.page.getByRole('button', { name: /^Notifications/ })
  readonly link = this.page.getByRole('link', { name: /^Notifications/ }).first()
  readonly panel = this.page.getByRole('region', { name: 'Notifications' })

  /** The face of it that this screen shows. */
  bell(isMobile: boolean) {
    return isMobile ? this.link : this.button
  }

  async openBell(isMobile: boolean) {
    await this.bell(isMobile).click()
    if (isMobile) await this.page.waitForURL('**/notices')
  }

  /** Where the rows are. */
  list(isMobile: boolean) {
    return isMobile ? this.page.getByRole('main') : this.panel
  }
}
