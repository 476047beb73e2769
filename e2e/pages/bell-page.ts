import { SitePage } from './site-page.ts'

/** The bell: a dropdown list, or a page on a phone. */
export class BellPage extends SitePage {
  readonly button = this.page.getByRole('button', { name: /^Notifications/ })
  readonly link = this.page.getByRole('link', { name: /^Notifications/ }).first()
  readonly panel = this.page.getByRole('region', { name: 'Notifications' })

  /** The variant this screen size shows. */
  bell(isMobile: boolean) {
    return isMobile ? this.link : this.button
  }

  async openBell(isMobile: boolean) {
    await this.bell(isMobile).click()
    if (isMobile) await this.page.waitForURL('**/notices')
  }

  list(isMobile: boolean) {
    return isMobile ? this.page.getByRole('main') : this.panel
  }
}
