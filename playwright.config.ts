import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { FAKE_DEVICES, FEW_PICTURES } from './e2e/support/devices.ts'
import { IN_STRESS, ON_DESKTOP, ON_PHONE } from './e2e/support/sizes.ts'
import { findChromium } from './scripts/chromium.ts'

/** Looked for once; the workers, which read this file too, inherit what was found. */
process.env.E2E_CHROMIUM ??= findChromium() ?? ''
const executablePath = process.env.E2E_CHROMIUM || undefined
const baseURL = `http://localhost:${process.env.E2E_PORT ?? 3100}`
/** Known to all, so that a test may let time pass in the house's database; the workers inherit it. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'paramarsh-e2e-'))

const isStress = process.env.STRESS === 'full'
const leftOut = isStress ? [] : [new RegExp(IN_STRESS.tag)]
const [fakes, ...otherFlags] = FAKE_DEVICES

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  // For what is waited for; it comes in milliseconds, and a busy machine must not decide.
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Every context would fetch and keep the offline page; what is about the worker asks for it.
    serviceWorkers: 'block',
    // Recording every test takes its time, so it is asked for where one is looked into: TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
        ...[isStress ? fakes! : `${fakes}=${FEW_PICTURES}`, ...otherFlags],
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['shell-phone.spec.ts'],
      grepInvert: [new RegExp(ON_PHONE.tag), ...leftOut],
      // Windows that slide are waited for; the phone has them slide, and whoever asked for stillness has a journey too.
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
      grepInvert: [new RegExp(ON_DESKTOP.tag), ...leftOut],
      use: {
        ...devices['iPhone 13'],
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        // A phone's three would be nine times the pixels to paint, without a graphics card, and nobody looks at them.
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    // Without a shell in between, so that it sees us go.
    command: `exec "${process.execPath}" e2e/server.ts`,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
