import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { fastestFolder } from '#test/fastest-folder.ts'
import { FAKE_DEVICES, FEW_PICTURES } from './e2e/support/devices.ts'
import { IN_STRESS, ON_DESKTOP, ON_PHONE } from './e2e/support/sizes.ts'
import { findChromium } from './scripts/chromium.ts'

/** Searched once; workers, which load this file, too, inherit the result. */
process.env.E2E_CHROMIUM ??= findChromium() ?? ''
const executablePath = process.env.E2E_CHROMIUM || undefined
const baseURL = `http://localhost:${process.env.E2E_PORT ?? 3100}`
/** Shared with the workers, so that a test can change stored times in the server's database. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(fastestFolder(), 'paramarsh-e2e-'))

const isStress = process.env.STRESS === 'full'
const leftOut = isStress ? [] : [new RegExp(IN_STRESS.tag)]
/** Journeys that `npm test` runs at one size; `npm run stress` runs some of them at the other one, too. */
const ofOtherSize = ({ tag }: typeof ON_DESKTOP) => (process.env.E2E_SIZES === 'both' ? [] : [new RegExp(tag)])
const [fakes, ...otherFlags] = FAKE_DEVICES
/** What a test waits for arrives in milliseconds; the limit must not depend on a busy machine, or one that pauses. */
const MOST_WAIT_MS = 75_000

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: { timeout: MOST_WAIT_MS },
  reporter: 'list',
  outputDir: 'test-results',
  // The built site is plain JavaScript: Playwright would translate the whole bundle.
  build: { external: ['**/web/build/**'] },
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: MOST_WAIT_MS,
    // Every context would fetch and store the offline page; tests of the service worker enable it.
    serviceWorkers: 'block',
    // The next test gets the same window, emptied: a new one would start a process and compile every script again.
    reuseContext: true,
    // Recording every test is slow, so it is enabled for debugging: TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-gpu-compositing'],
        // A page lives for seconds: optimising its code costs more than the optimised code saves.
        '--js-flags=--no-opt --no-maglev',
        ...[isStress ? fakes! : `${fakes}=${FEW_PICTURES}`, ...otherFlags],
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['shell-phone.spec.ts'],
      grepInvert: [...ofOtherSize(ON_PHONE), ...leftOut],
      // Without animations there is less to wait for; the phone project has them, so both settings are tested.
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    },
    {
      name: 'phone',
      testIgnore: [
        'shell.spec.ts',
        'complete-pages.spec.ts',
        'headers.spec.ts',
        'first-load.spec.ts',
        'call-lost.spec.ts',
      ],
      grepInvert: [...ofOtherSize(ON_DESKTOP), ...leftOut],
      use: {
        ...devices['iPhone 13'],
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        // The phone's factor of 3 would paint nine times the pixels without a GPU, for no benefit.
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    // `exec`: without a shell in between, so that the server notices when its parent ends.
    command: `exec "${process.execPath}" e2e/server.ts`,
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
