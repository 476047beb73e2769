import type { Request } from '@playwright/test'
import { FIRST_LOAD_LIMIT, scriptsOf } from '../scripts/measure-first-load.ts'
import { countRequests, untilAlive } from './support/settle.ts'
import { expect, test } from './support/test.ts'

/**
 * Pages people reach by a link. The list with filters and the profile with booking weigh a little more than the home
 * page.
 */
const ARRIVALS = [
  { path: '/', limit: FIRST_LOAD_LIMIT },
  { path: '/consultants', limit: FIRST_LOAD_LIMIT + 5_000 },
  { path: '/consultants/meera-joglekar', limit: FIRST_LOAD_LIMIT + 5_000 },
]
for (const { path, limit } of ARRIVALS) {
  test(`what a browser fetches on ${path} before any interaction stays within its budget, too`, async ({ page }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked)
    })
    const { requests } = countRequests(page)
    // The clock is frozen except for a short advance: what a page defers until after it is displayed is excluded,
    // however slow the machine.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    const html = await (await page.goto(path))!.text()
    // Scripts start after the first paint.
    await page.clock.runFor(100)
    await untilAlive(page)
    await page.clock.runFor(900)
    await expect.poll(() => requests.size).toBe(0)
    // Every script the page references was fetched, so nothing is missing from the sum.
    const fetched = scripts.map((asked) => new URL(asked.url()).pathname)
    expect(scriptsOf(html).filter((script) => !fetched.includes(script))).toEqual([])
    const files: { path: string; encoding: string | undefined; bytes: number }[] = []
    for (const asked of scripts) {
      const { responseBodySize: bytes } = await asked.sizes()
      const answer = await asked.response()
      // The socket client is fetched after the page has loaded and is not part of the first load.
      if (/\bEIO\b/.test((await answer?.text()) ?? '')) continue
      const encoding = answer?.headers()['content-encoding']
      files.push({ path: new URL(asked.url()).pathname, encoding, bytes })
    }
    expect(files.length).toBeGreaterThan(0)
    // Only files too small to benefit are sent uncompressed.
    expect(files.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 600)).toEqual([])
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(limit)
  })
}
