import { type Browser, expect, type Page } from '@playwright/test'
import type { AccountType } from '#contract/endpoint.ts'
import { SitePage } from '../pages/site-page.ts'
import { type AuthRecord, demoPerson } from './api.ts'
import { keepAuth } from './browsers.ts'
import { untilSettled } from './settle.ts'
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
  let isOpen = false
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
      isOpen = true
      return { answer, complaints }
    },
    /**
     * Opens a page of the same account as a link would, after the first: their documents load the same scripts, and
     * loading those again costs more than the page. The document is fetched without the browser.
     */
    async follow(path: string) {
      if (!isOpen) return this.arrive(path)
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(200)
      complaints = []
      await navigate(page, path)
      return { answer, complaints }
    },
  }
}

/** A client-side navigation, until the new page has its heading and data. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('h1:not([data-left])').first().waitFor()
  await untilSettled(page)
}
