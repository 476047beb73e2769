import { HousePage } from './house-page.ts'

/** The bell, as a list below it or as the page a phone opens. */
export class BellPage extends HousePage {
  readonly button = this.page.getByRole('button', { name: /^Notices/ })
  readonly link = this.page.getByRole('link', { name: /^Notices/ }).first()
  readonly panel = this.page.getByRole('region', { name: 'Notices' })

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
