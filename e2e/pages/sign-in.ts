import { expect, type Locator, type Page } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** Texts of the popup in one language. */
const english = {
  open: 'Login/Register',
  menu: 'Menu',
  mobile: 'Mobile number',
  otp: /^Digit \d of 6$/,
  proceed: 'Continue',
  guest: 'Continue as guest',
  asConsultant: 'Login as consultant',
  name: 'Full name',
  email: 'Email',
  pincode: 'PIN code',
  city: 'City',
  state: 'State',
  create: 'Create account',
  verified: 'Number verified',
}
const hindi: typeof english = {
  open: 'लॉगिन/रजिस्टर',
  menu: 'मेन्यू',
  mobile: 'मोबाइल नंबर',
  otp: /^6 में से अंक \d$/,
  proceed: 'आगे बढ़ें',
  guest: 'बिना खाते के आगे बढ़ें',
  asConsultant: 'सलाहकार के रूप में लॉगिन',
  name: 'पूरा नाम',
  email: 'ईमेल',
  pincode: 'पिन कोड',
  city: 'शहर',
  state: 'राज्य',
  create: 'खाता बनाएँ',
  verified: 'नंबर की पुष्टि हो गई',
}

/** Login and registration, in the popup or on their own page. */
export class SignIn extends SitePage {
  readonly words: typeof english
  readonly popup: Locator
  readonly mobile: Locator
  readonly boxes: Locator

  constructor(page: Page, language: 'en' | 'hi' = 'en') {
    super(page)
    this.words = language === 'hi' ? hindi : english
    this.popup = page.getByRole('dialog').filter({ has: page.locator('form') })
    this.mobile = page.getByLabel(this.words.mobile)
    this.boxes = page.getByLabel(this.words.otp)
  }

  /** From the header, or from the menu on a phone. */
  async openPopup(path = '/') {
    await this.open(path)
    await expect(async () => {
      if (await this.mobile.isVisible()) return
      const button = this.page.getByRole('button', { name: this.words.open })
      if (!(await button.first().isVisible())) await this.press(this.words.menu)
      await button.last().click({ timeout: 2_000 })
      await expect(this.mobile).toBeVisible({ timeout: 8_000 })
    }).toPass()
  }

  press = (name: string) => this.page.getByRole('button', { name, exact: true }).click()

  async giveMobile(mobile: string) {
    await this.mobile.pressSequentially(mobile)
  }
  async continueWith(mobile: string) {
    await this.giveMobile(mobile)
    await this.press(this.words.proceed)
  }
  async typeOtp(otp: string) {
    await this.boxes.first().click()
    await this.page.keyboard.type(otp)
  }
  otpShown = async () =>
    (await this.boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).join('')

  async fillDetails(details: { name: string; email: string; pincode: string }) {
    await this.page.getByLabel(this.words.name).fill(details.name)
    await this.page.getByLabel(this.words.email).fill(details.email)
    await this.page.getByLabel(this.words.pincode).pressSequentially(details.pincode)
  }
  place = async () => ({
    city: await this.page.getByLabel(this.words.city).inputValue(),
    state: await this.page.getByLabel(this.words.state).inputValue(),
  })

  /** In the open popup: name, number and OTP. */
  async continueAsGuest(name: string, mobile: string, otp: () => Promise<string>) {
    await this.press(this.words.guest)
    await this.page.getByLabel(this.words.name).fill(name)
    await this.giveMobile(mobile)
    await this.typeOtp(await otp())
  }

  async logOut() {
    const menu = this.page.getByRole('button', { name: this.words.menu, exact: true })
    if (await menu.isVisible()) await menu.click()
    else await this.header.locator('[aria-expanded]').last().click()
    await this.page.getByRole('button', { name: 'Log out' }).click()
  }

  /** Signed in, as every page shows it: the record in storage and no login button. */
  async expectSignedIn(mobile: string) {
    await expect.poll(async () => (await this.storedAuth())?.mobile).toBe(mobile)
    await expect(this.page.getByRole('button', { name: this.words.open }).first()).toBeHidden()
  }
  async expectSignedOut() {
    await expect.poll(() => this.storedAuth()).toBeNull()
  }
}
