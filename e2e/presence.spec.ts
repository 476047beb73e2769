import type { Page } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { signInConsultant } from './support/house.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** What the page says about the consultant over its socket, each with the time it was said at. */
function hear(page: Page) {
  const said: { words: string; at: number }[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const words = /\["(consultantStatus(?:Offline)?",.*)\]$/.exec(String(payload))?.[1]
      if (words) said.push({ words: `["${words}]`, at: Date.now() })
    })
    socket.on('close', () => said.push({ words: 'closed', at: Date.now() }))
  })
  return said
}

test(
  'a consultant is announced 3 s after a page has loaded and whenever the tab is seen; logging out says offline and hangs up',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    const consultant = await signInConsultant(baseURL!, deskNumber(18))
    const here = `["consultantStatus",{"id":${consultant.id}}]`
    const said = hear(page)
    await keepAuth(page, consultant)
    const began = Date.now()
    const shell = new SignIn(page)
    await shell.open('/about')
    await expect.poll(() => said.map(({ words }) => words)).toEqual([here])
    expect(said[0]!.at - began).toBeGreaterThanOrEqual(3000)

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => said.map(({ words }) => words)).toEqual([here, here])

    await shell.logOut()
    const gone = `["consultantStatusOffline",{"id":${consultant.id}}]`
    await expect.poll(() => said.map(({ words }) => words)).toEqual([here, here, gone, 'closed'])
    await shell.expectSignedOut()
  },
)

test(
  'a visitor’s page connects once it has loaded, without a token, and says nothing',
  ON_DESKTOP,
  async ({ page }) => {
    const frames: string[] = []
    const [socket] = await Promise.all([page.waitForEvent('websocket'), page.goto('/about')])
    socket.on('framesent', ({ payload }) => frames.push(String(payload)))
    const letIn = socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'))
    await letIn
    const { loadedAt, clientAt } = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return { loadedAt: page!.loadEventStart, clientAt: Math.max(...scripts.map(({ startTime }) => startTime)) }
    })
    // The client of the socket is the last script a page asks for.
    expect(clientAt).toBeGreaterThanOrEqual(loadedAt)
    expect(frames.filter((frame) => frame !== '40{}' && frame !== '40' && frame !== '3')).toEqual([])
  },
)
