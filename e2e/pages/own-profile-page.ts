import { expect } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** The consultant's own profile forms, /my-profile and /industries. */
export class OwnProfilePage extends SitePage {
  async fill(about: { headline: string; about: string; years: string; fee: string }) {
    await this.page.getByLabel('Headline', { exact: true }).fill(about.headline)
    await this.page.getByLabel('About', { exact: true }).fill(about.about)
    await this.page.getByLabel('Years of experience').fill(about.years)
    await this.page.getByRole('checkbox', { name: 'English' }).check({ force: true })
    await this.page.getByLabel('Video, 30 min').fill(about.fee)
  }
  async save() {
    await this.page.getByRole('button', { name: /^Save/ }).first().click()
    await expect(this.page.getByText('Profile saved')).toBeVisible()
  }
  async choose(industry: string) {
    await this.open('/industries')
    await this.page.getByRole('searchbox', { name: /Search industries/ }).fill(industry)
    await this.page.getByRole('checkbox', { name: industry }).check()
    await this.page.getByRole('button', { name: 'Save 1 industry' }).click()
    await expect(this.page.getByText('Expertise saved')).toBeVisible()
  }
}
