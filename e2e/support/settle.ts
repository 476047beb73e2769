import { expect, type Page, type Request, type WebSocket } from '@playwright/test'

/**
 * Socket.IO's connect or error packet: from then on the page receives events and has refetched what it may have missed.
 */
const LET_IN_OR_REFUSED = /^4[04]/

interface UnderWay {
  requests: Set<Request>
  /** Sockets that are not connected yet. */
  lines: Set<WebSocket>
}
const underWay = new WeakMap<Page, UnderWay>()

/** Starts counting the page's pending requests. */
export function countRequests(page: Page): UnderWay {
  const known = underWay.get(page)
  if (known) return known
  const [requests, lines] = [new Set<Request>(), new Set<WebSocket>()]
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  // Sockets of the previous page no longer count.
  page.on('framenavigated', () => lines.clear())
  page.on('websocket', (line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
    line.on('framereceived', ({ payload }) => LET_IN_OR_REFUSED.test(String(payload)) && lines.delete(line))
  })
  underWay.set(page, { requests, lines })
  return { requests, lines }
}

/** Resolves once every control is hydrated. Until then a control only does what it does without scripts. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    if (!('__reactRouterContext' in window)) return true
    const isReacts = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
    return [...document.querySelectorAll('button, form')].every(isReacts)
  })

/**
 * Resolves once the page has no pending requests and is idle, twice in a row. Playwright's `networkidle` waits half a
 * second of silence, which every page of every test would pay for.
 */
export async function untilSettled(page: Page) {
  const { requests, lines } = countRequests(page)
  const isQuiet = () => requests.size === 0 && lines.size === 0
  const isSettled = async () => isQuiet() && (await isIdle(page)) && isQuiet()
  await expect.poll(async () => (await isSettled()) && (await isSettled()), { intervals: [10, 20, 50] }).toBe(true)
}

/** The page may have been replaced by a navigation. */
const isIdle = (page: Page) =>
  page
    .evaluate(() => new Promise<boolean>((say) => requestIdleCallback(() => say(true), { timeout: 1_000 })))
    .catch(() => false)
