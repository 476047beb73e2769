import type { Page } from '@playwright/test'
import { ANNOUNCE_DELAY_MS } from '#contract/consultants/constants.ts'
import { SignIn } from './pages/sign-in.ts'
import { signInConsultant } from './support/api.ts'
import { keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** Records what the page receives about the consultant over its socket. */
function hear(page: Page) {
  const said: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const words = /\["(consultantStatus(?:Offline)?",.*)\]$/.exec(String(payload))?.[1]
      if (words) said.push(`["${words}]`)
    })
    socket.on('close', () => said.push('closed'))
  })
  return said
}

/** Advances the page's clock in small steps until its socket is open and accepted. */
async function untilConnected(page: Page, stepMs: number) {
  let isLetIn = false
  let isOpen = false
  page.once('websocket', (socket) => {
    isOpen = true
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('40')) isLetIn = true
    })
  })
  await page.goto('/about')
  await expect(async () => {
    if (!isOpen) await page.clock.runFor(stepMs)
    expect(isOpen).toBe(true)
  }).toPass({ intervals: [20] })
  await expect.poll(() => isLetIn).toBe(true)
}

test(
  'a consultant is announced 3 s after a page has loaded and whenever the tab becomes visible; logging out sets them offline and disconnects',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    const consultant = await signInConsultant(baseURL!, deskNumber(18))
    const here = `["consultantStatus",{"id":${consultant.id}}]`
    const said = hear(page)
    await keepAuth(page, consultant)
    const STEP_MS = 50
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await untilConnected(page, STEP_MS)
    await page.clock.runFor(ANNOUNCE_DELAY_MS - 2 * STEP_MS)
    expect(said).toEqual([])
    await page.clock.runFor(2 * STEP_MS)
    await expect.poll(() => said).toEqual([here])
    await page.clock.resume()

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => said).toEqual([here, here])

    const shell = new SignIn(page)
    await shell.logOut()
    const gone = `["consultantStatusOffline",{"id":${consultant.id}}]`
    await expect.poll(() => said).toEqual([here, here, gone, 'closed'])
    await shell.expectSignedOut()
  },
)

test(
  'a visitor’s page connects once it has loaded, without a token, and sends nothing',
  ON_DESKTOP,
  async ({ page }) => {
    const frames: string[] = []
    const letIn = Promise.withResolvers<void>()
    page.once('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => frames.push(String(payload)))
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && letIn.resolve())
    })
    await page.goto('/about')
    await letIn.promise
    const { loadedAt, clientAt } = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return { loadedAt: page!.loadEventStart, clientAt: Math.max(...scripts.map(({ startTime }) => startTime)) }
    })
    // The socket client is the last script a page requests.
    expect(clientAt).toBeGreaterThanOrEqual(loadedAt)
    expect(frames.filter((frame) => frame !== '40{}' && frame !== '40' && frame !== '3')).toEqual([])
  },
)
