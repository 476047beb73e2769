import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canReach, realPath } from './account.ts'

const stranger = { uid: 65_533, gid: 65_533 }
let home = ''

beforeAll(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'paramarsh-reach-')))
  mkdirSync(join(home, 'inner'))
  writeFileSync(join(home, 'inner/file'), '')
})

afterAll(() => rmSync(home, { recursive: true }))

function withModes(home_: number, inner: number, file: number) {
  chmodSync(join(home, 'inner/file'), file)
  chmodSync(join(home, 'inner'), inner)
  chmodSync(home, home_)
}

describe('another user', () => {
  test.each([
    ['through open directories to a readable file', 0o755, 0o755, 0o644, true],
    ['through directories that only let pass', 0o711, 0o711, 0o644, true],
    ['not below a private home', 0o700, 0o755, 0o644, false],
    ['not below a private directory further down', 0o755, 0o700, 0o644, false],
    ['not to a private file', 0o755, 0o755, 0o600, false],
  ])('%s', (_, outer, inner, file, reachable) => {
    withModes(outer, inner, file)
    expect(canReach(stranger, join(home, 'inner/file'), 'read')).toBe(reachable)
  })

  test('may traverse to what does not exist yet, if the directories above are open', () => {
    withModes(0o711, 0o755, 0o644)
    expect(canReach(stranger, join(home, 'to/come'))).toBe(true)
    withModes(0o700, 0o755, 0o644)
    expect(canReach(stranger, join(home, 'to/come'))).toBe(false)
  })
})

test('we can reach our own files', () => {
  withModes(0o700, 0o700, 0o600)
  expect(canReach(undefined, join(home, 'inner/file'))).toBe(true)
})

test('the real path of what does not exist yet follows the links above it', () => {
  symlinkSync(join(home, 'inner'), join(home, 'link'))
  expect(realPath(join(home, 'link/a/b'))).toBe(join(home, 'inner/a/b'))
  expect(realPath('/does-not-exist/a')).toBe('/does-not-exist/a')
})
