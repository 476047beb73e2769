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
