import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from '../bench/harness/app.ts'
import { note } from './figures.ts'
import { measureStorm, signIn } from './page-storm.ts'

const PHASES = { rounds: 3, phaseMs: 8_000 }

let app: RunningApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = await signIn(app.url)
}, 120_000)
afterAll(() => app?.stop())

test.each([
  ['parameters that no page reads, from one address', { kind: 'unknown parameters', sources: 1 }, 2],
  ['parameters that the page reads, from one address', { kind: 'read parameters', sources: 1 }, 4],
  ['parameters that the page reads, from twenty addresses', { kind: 'read parameters', sources: 20 }, 4],
] as const)('a storm over %s', { timeout: 300_000 }, async (name, storm, mostRatio) => {
  const { idleMs, stormMs, ratio, answers } = await measureStorm(app.url, token, { ...storm, connections: 20 }, PHASES)
  note(
    `a storm over ${name}: get-user-details ${idleMs.toFixed(1)} ms idle, ${stormMs.toFixed(1)} ms in the storm, a factor of ${ratio.toFixed(2)}; answers ${JSON.stringify(answers)}`,
  )
  expect(ratio).toBeLessThanOrEqual(mostRatio)
})
