import type { Browser } from '@playwright/test'
import type { AccountType } from '#contract/endpoint.ts'
import { SitePage } from '../pages/site-page.ts'
import { type AuthRecord, demoPerson } from './api.ts'
import { keepAuth } from './browsers.ts'
import { test } from './test.ts'

type Window = Awaited<ReturnType<typeof openWindow>>

/** For visiting many pages in one window: what they share is fetched and compiled once. */
export const walk = test.extend<object, { windowOf: (type: AccountType | undefined) => Promise<Window> }>({
  windowOf: [
    async ({ browser }, use) => {
      const windows = new Map<AccountType | undefined, Promise<Window>>()
      await use((type) => {
        const window = windows.get(type) ?? openWindow(browser, type && demoPerson(type))
        windows.set(type, window)
        return window
      })
      for (const window of windows.values()) await (await window).page.context().close()
    },
    { scope: 'worker' },
  ],
})

export async function openWindow(browser: Browser, person: AuthRecord | undefined) {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  if (person) await keepAuth(page, person)
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    ),
  )
  let complaints: string[] = []
  let isArriving = false
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('framenavigated', () => {
    // Messages of the previous page do not count.
    if (isArriving) complaints = []
    isArriving = false
  })
  return {
    page,
    wide: page.viewportSize()!,
    /** Opens a page; returns the response and the page's complaints: errors and CSP violations. */
    async arrive(path: string) {
      isArriving = true
      const answer = await new SitePage(page).open(path)
      return { answer, complaints }
    },
  }
}
