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

/** A page whose line to the server is not open yet: it opens when told to. */
export async function holdLine(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/socket\.io\//, async (line) => {
    await promise
    line.connectToServer()
  })
  return resolve
}
