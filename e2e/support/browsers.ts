import type { Browser, Page } from '@playwright/test'
import { AUTH_KEY, type AuthRecord } from './house.ts'

/** Whoever opens the page is signed in already. */
export const keepAuth = (page: Page, record: AuthRecord) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])

/** A browser of somebody else, with the size of the test's own. */
export async function browserOf(browser: Browser, like: Page, baseURL: string, record: AuthRecord) {
  const context = await browser.newContext({
    baseURL,
    viewport: like.viewportSize(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  await keepAuth(page, record)
  return page
}
