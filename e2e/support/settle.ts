import { expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps count, from now on, of what a page has asked for and not yet got. */
export function countRequests(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  underWay.set(page, asked)
  return asked
}

/**
 * Done once nothing is on its way to the page and it has nothing left to do, twice in a row. Playwright's `networkidle`
 * says the same after half a second of silence, which every page of every test would sit through.
 */
export async function untilSettled(page: Page) {
  const asked = countRequests(page)
  const isSettled = async () => asked.size === 0 && (await isIdle(page)) && asked.size === 0
  await expect
    .poll(async () => (await isSettled()) && (await isSettled()), { intervals: [10, 20, 50], timeout: 30_000 })
    .toBe(true)
}

/** Another page may just have taken its place. */
const isIdle = (page: Page) =>
  page
    .evaluate(() => new Promise<boolean>((say) => requestIdleCallback(() => say(true), { timeout: 1_000 })))
    .catch(() => false)
