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
    testTimeout: 30_000,
    // What is waited for comes in milliseconds, but on a busy machine the one second that Vitest gives may be too short.
    expect: { poll: { timeout: 15_000, interval: 20 } },
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: !process.env.CI,
  },
})
