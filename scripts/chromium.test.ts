import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureChromium, findChromium } from './chromium.ts'

let root: string | undefined
afterEach(() => {
  vi.unstubAllEnvs()
  if (root) rmSync(root, { recursive: true })
})

/** Creates programs that respond to `--version` in separate directories, in this order on the path. */
function systemWith(...names: string[]) {
  root = mkdtempSync(join(tmpdir(), 'paramarsh-browsers-'))
  const paths = names.map((name, place) => {
    const directory = join(root!, String(place))
    mkdirSync(directory)
    const path = join(directory, name)
    writeFileSync(path, '#!/bin/sh\nexit 0\n')
    chmodSync(path, 0o755)
    return path
  })
  vi.stubEnv('PATH', paths.map((path) => join(path, '..')).join(delimiter))
  vi.stubEnv('CHROMIUM_PATH', undefined)
  return paths
}

test('the headless build is preferred, wherever it is on the path', () => {
  const [, headless] = systemWith('chromium', 'chromium-headless-shell')
  expect(findChromium()).toBe(headless)
  expect(ensureChromium()).toBe(headless)
})

test('a browser named in the environment is used as it is, and nothing is installed', () => {
  const [full] = systemWith('chromium', 'chromium-headless-shell')
  vi.stubEnv('CHROMIUM_PATH', full)
  expect(ensureChromium()).toBe(full)
})
