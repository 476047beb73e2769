import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectDir } from '#server/platform/process/config.ts'
import { canInstallPackages, installPackages } from './debian-packages.ts'

/** The headless build first: a window of the full browser takes more than twice the time of a headless page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The browser of the tests: the system's own, or the one Playwright has downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const directories = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)))
  return [...(named ? [named] : []), ...onPath, chromium.executablePath()].find(
    (path) => existsSync(path) && runs(path),
  )
}

/** Some systems have a stub in place of the browser. */
const runs = (path: string) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/**
 * Finds or installs Chromium: the system's package as root on Debian, Playwright's own download elsewhere. As root on
 * Debian the headless build is also installed beside a full browser; if that fails, the full one is used.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found && (found === process.env.CHROMIUM_PATH || isHeadlessBuild(found) || !canInstallPackages())) return found
  installPackages('chromium-headless-shell', 'fonts-noto-core')
  const installed = findChromium()
  if (installed) return installed
  console.log('Chromium is missing: Playwright downloads its own, which needs the internet …')
  execFileSync(process.execPath, [join(projectDir, 'node_modules/.bin/playwright'), 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const downloaded = findChromium()
  if (!downloaded)
    throw new Error('Chromium was downloaded but does not start: install the package chromium-headless-shell.')
  return downloaded
}

const isHeadlessBuild = (path: string) => /headless[-_]shell/.test(path)
