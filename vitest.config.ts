import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './server/test/slow-first.ts'

export default defineConfig({
  resolve: { alias: { '~': new URL('./web/app', import.meta.url).pathname } },
  test: {
    include:
      process.env.STRESS === 'full'
        ? // Long tests run only with `npm run stress`.
          ['stress/**/*.{test,full}.ts']
        : ['{contract,server,web,demo,scripts,bench,stress}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    // Three on two cores: tests wait a third of their time, for processes, timers and the database (docs/testing.md).
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: SlowFirst },
    globalSetup: 'server/test/global-setup.ts',
    setupFiles: 'server/test/each-file.ts',
    // Only to end hanging tests: a busy machine may need ten times as long.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    passWithNoTests: false,
    allowOnly: !process.env.CI,
  },
})
