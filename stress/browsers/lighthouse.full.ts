import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from '../../bench/harness/app.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { note } from '../figures.ts'
import { auditPage, type Speed } from './lighthouse.ts'

const PROFILE = '/consultants/meera-joglekar'
const PAGES = ['/', '/consultants', PROFILE, '/login?type=user', '/register', '/about', '/video-consultation', '/hi']
/** Landing pages, which must also be fast on a phone. */
const FAST_PAGES = ['/', '/consultants', PROFILE]
const FULL_MARKS = { accessibility: 100, 'best-practices': 100, seo: 100 }
const RUNS = 5
const LOWEST_PERFORMANCE = 90
const HIGHEST_SHIFT = 0.02

let app: RunningApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)
afterAll(() => app?.stop())

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

for (const path of PAGES)
  test.each(['mobile', 'desktop'] as const)(`Lighthouse on ${path}, %s`, { timeout: 180_000 }, async (formFactor) => {
    const { scores, findings } = await auditPage(app.url + path, findChromium()!, formFactor)
    note(`Lighthouse ${path} ${formFactor}: ${JSON.stringify(scores)}`)
    expect(findings).toEqual([])
    expect(scores).toEqual(FULL_MARKS)
  })

test.each(FAST_PAGES)(`%s is fast on a phone: the median of ${RUNS} runs`, { timeout: 600_000 }, async (path) => {
  // The first request of a page waits for its rendering; later ones do not.
  await fetch(app.url + path)
  const runs: Speed[] = []
  for (let i = 0; i < RUNS; i += 1) runs.push((await auditPage(app.url + path, findChromium()!, 'mobile')).speed)
  const performance = median(runs.map((run) => run.performance))
  const shift = median(runs.map((run) => run.shift))
  note(
    `Lighthouse ${path} mobile, median of ${RUNS}: performance ${performance} of ${runs.map((run) => run.performance).join(' ')} (the machine at ${runs.map((run) => run.machine).join(' ')}), layout shift ${shift.toFixed(3)}; ${runs[0]?.figures}`,
  )
  expect(performance).toBeGreaterThanOrEqual(LOWEST_PERFORMANCE)
  expect(shift).toBeLessThanOrEqual(HIGHEST_SHIFT)
})
