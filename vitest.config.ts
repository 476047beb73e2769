import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './server/test/slow-first.ts'

export default defineConfig({
  resolve: { alias: { '~': new URL('./web/app', import.meta.url).pathname } },
  test: {
    include:
      process.env.STRESS === 'full'
        ? // What takes its time runs with `npm run stress` only.
          ['stress/**/*.{test,full}.ts']
        : ['{contract,server,web,demo,scripts,bench,stress}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    // One would be left of two cores, and much of a test is waiting for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowFirst },
    globalSetup: 'server/test/global-setup.ts',
    setupFiles: 'server/test/each-file.ts',
    // They end what hangs and decide nothing else: a machine that others keep busy may need ten times as long.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    passWithNoTests: false,
    allowOnly: !process.env.CI,
  },
})
