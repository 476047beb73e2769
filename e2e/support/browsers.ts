import type { Browser, Page } from '@playwright/test'
import { AUTH_KEY, type AuthRecord } from './api.ts'

/** Signs the page in before it loads. */
export const keepAuth = (page: Page, record: AuthRecord) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])

/** Signs the page in by its storage once: unlike with `keepAuth`, a later logout stays. */
export async function signInOnce(page: Page, record: AuthRecord) {
  await page.goto('/livez')
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])
}

/** A second user's browser, with the same window size as the test's. */
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

/** Delays the page's socket connection until the test allows it. */
export async function holdLine(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/socket\.io\//, async (line) => {
    await promise
    line.connectToServer()
  })
  return resolve
}
