import { expect, type Page, type Request, type WebSocket } from '@playwright/test'

/** Socket.IO's word on who it is: from then on the page hears the server, and has asked anew for what it may have missed. */
const LET_IN_OR_REFUSED = /^4[04]/

interface UnderWay {
  requests: Set<Request>
  /** Lines that are not yet open. */
  lines: Set<WebSocket>
}
const underWay = new WeakMap<Page, UnderWay>()

/** Keeps count, from now on, of what a page has asked for and not yet got. */
export function countRequests(page: Page): UnderWay {
  const known = underWay.get(page)
  if (known) return known
  const [requests, lines] = [new Set<Request>(), new Set<WebSocket>()]
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  // The lines of the page before are nobody's any more.
  page.on('framenavigated', () => lines.clear())
  page.on('websocket', (line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
    line.on('framereceived', ({ payload }) => LET_IN_OR_REFUSED.test(String(payload)) && lines.delete(line))
  })
  underWay.set(page, { requests, lines })
  return { requests, lines }
}

/** Done once each control of the page is React's. One that is only drawn does what it does without scripts. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    if (!('__reactRouterContext' in window)) return true
    const isReacts = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
    return [...document.querySelectorAll('button, form')].every(isReacts)
  })

/**
 * Done once nothing is on its way to the page and it has nothing left to do, twice in a row. Playwright's `networkidle`
 * says the same after half a second of silence, which every page of every test would sit through.
 */
export async function untilSettled(page: Page) {
  const { requests, lines } = countRequests(page)
  const isQuiet = () => requests.size === 0 && lines.size === 0
  const isSettled = async () => isQuiet() && (await isIdle(page)) && isQuiet()
  await expect.poll(async () => (await isSettled()) && (await isSettled()), { intervals: [10, 20, 50] }).toBe(true)
}

/** Another page may just have taken its place. */
const isIdle = (page: Page) =>
  page
    .evaluate(() => new Promise<boolean>((say) => requestIdleCallback(() => say(true), { timeout: 1_000 })))
    .catch(() => false)
