import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** How much of the machine's processors somebody else had since it started, and how much there was, in ticks. */
function processors() {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const ticks = all.trim().split(/\s+/).slice(1, 9).map(Number)
    return { stolen: ticks[7] ?? 0, total: ticks.reduce((sum, each) => sum + each, 0) }
  } catch {
    return { stolen: 0, total: 0 }
  }
}

/**
 * Holds something to a time of the machine. On a host that gives its processors to others meanwhile a second holds less than a
 * second's work; what was given away, as the kernel counts it, is not held against anybody.
 */
export async function withinMachineTime(ms: number, happens: () => Promise<unknown>) {
  const [began, before] = [Date.now(), processors()]
  await happens()
  const [passed, after] = [Date.now() - began, processors()]
  const given = after.total > before.total ? (after.stolen - before.stolen) / (after.total - before.total) : 0
  expect(
    passed * (1 - given),
    `took ${passed} ms, ${Math.round(given * 100)} % of the machine given away`,
  ).toBeLessThanOrEqual(ms)
}
