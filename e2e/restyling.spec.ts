import type { CDPSession } from '@playwright/test'
import { ShellPage } from './pages/shell-page.ts'
import { untilAlive } from './support/settle.ts'
import { ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** The largest number of elements the browser restyles at once while something happens. */
async function mostRestyled(browser: CDPSession, happens: () => Promise<unknown>) {
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await browser.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await happens()
  const ended = new Promise((done) => browser.once('Tracing.tracingComplete', done))
  await browser.send('Tracing.end')
  await ended
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(0)
  return Math.max(...counts)
}

test('the app banner of a phone does not restyle the rest of the page', ON_PHONE, async ({ page, context }) => {
  const { banner } = new ShellPage(page)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
  await page.goto('/consultants/meera-joglekar')
  await page.clock.runFor(100)
  await untilAlive(page)
  await expect(banner).toBeHidden()
  const shown = await page.evaluate(() => document.querySelectorAll('main *').length)
  const restyled = await mostRestyled(await context.newCDPSession(page), async () => {
    await page.clock.runFor(1_000)
    // By a CSS selector: locating by role computes the style of every element, including those not rendered.
    await page.waitForSelector('[data-app-banner]')
  })
  expect(shown).toBeGreaterThan(400)
  expect(restyled).toBeLessThan(100)
})
