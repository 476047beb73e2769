import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RoomPage } from '../../e2e/pages/room-page.ts'
import { AUTH_KEY, type AuthRecord } from '../../e2e/support/api.ts'
import { aMeeting, browserOf, keepConnections, readMedia } from '../../e2e/support/calls.ts'
import { FAKE_DEVICES } from '../../e2e/support/devices.ts'
import { startOwnServer } from '../../e2e/support/own-server.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { note } from '../figures.ts'

const MINUTES = 60_000
const LIVE_MS = 20_000
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

let app: Awaited<ReturnType<typeof startOwnServer>>
beforeAll(async () => {
  app = await startOwnServer()
}, 3 * MINUTES)
afterAll(() => app?.stop(), MINUTES)

/** Fake cameras and microphones, without permission prompts. */
const FAKE_PREFS = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.autoplay.default': 0,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
}

async function inFirefox(record: AuthRecord) {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath: firefox!, headless: true, extraPrefsFirefox: FAKE_PREFS },
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(keepConnections)
  await page.goto(`${app.url}/offline`)
  await page.evaluate((key, value) => localStorage.setItem(key, value), AUTH_KEY, JSON.stringify(record))
  return { browser, page }
}

const press = (page: Page, words: string) =>
  page.waitForFunction(
    (name) => {
      const all = [...document.querySelectorAll('button')]
      const button = all.find((one) => (one.ariaLabel ?? one.textContent).trim().startsWith(name))
      button?.click()
      return button !== undefined
    },
    { timeout: LIVE_MS },
    words,
  )
const reaches = (page: Page, stage: string) => page.waitForSelector(`[data-stage="${stage}"]`, { timeout: LIVE_MS })

async function grows(page: Page, names: readonly ('audioBytesIn' | 'videoBytesIn' | 'frames' | 'audioBytesOut')[]) {
  const before = await page.evaluate(readMedia)
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(readMedia)
        return names.filter((name) => now[name] <= before[name])
      },
      { timeout: LIVE_MS },
    )
    .toEqual([])
}

/** Firefox as the customer, who answers, and as the consultant, who offers. */
test.skipIf(!firefox).each([
  ['customer', 'video', 9],
  ['consultant', 'video', 10],
  ['customer', 'audio', 11],
] as const)('Firefox as the %s and Chromium hold a %s call', { timeout: 3 * MINUTES }, async (role, mode, desk) => {
  const { slug, ...people } = await aMeeting(app.url, { desk, mode, dataDir: app.dataDir })
  const other = role === 'customer' ? people.consultant : people.customer
  const fox = await inFirefox(people[role])
  const executablePath = findChromium()
  const chrome = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...FAKE_DEVICES],
  })
  try {
    const them = new RoomPage(await browserOf(chrome, other, { baseURL: app.url }))
    await fox.page.goto(`${app.url}/room/${slug}`)
    await press(fox.page, 'Join')
    await reaches(fox.page, 'waiting')
    await them.enter(slug)
    await Promise.all([reaches(fox.page, 'live'), them.expectStage('live', LIVE_MS)])
    const pictures = mode === 'video' ? (['videoBytesIn', 'frames'] as const) : []
    await Promise.all([grows(fox.page, ['audioBytesIn', 'audioBytesOut', ...pictures]), them.expectMedia(mode)])
    await press(fox.page, 'Leave')
    await reaches(fox.page, 'over')
    await them.expectStage('waiting')
    note(
      `Firefox ${await fox.browser.version()} as the ${role} and Chromium ${chrome.version()}: a ${mode} call, media both ways`,
    )
  } finally {
    await chrome.close()
    await fox.browser.close()
  }
})
