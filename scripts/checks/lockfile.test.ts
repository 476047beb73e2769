import { expect, test } from 'vitest'
import { lockfileFindings } from './lockfile.ts'

const tool = { version: '1.0.0', optionalDependencies: { '@tool/linux-arm64': '1.0.0', '@tool/win32-x64': '1.0.0' } }

test('a missing platform package is found', () => {
  const packages = { '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux-arm64': { version: '1.0.0' } }
  expect(lockfileFindings({ packages })).toEqual([expect.stringContaining('@tool/win32-x64')])
})

test('one installed beside or above its package is not missing', () => {
  const packages = {
    '': {},
    'node_modules/a/node_modules/tool': tool,
    'node_modules/a/node_modules/tool/node_modules/@tool/linux-arm64': { version: '1.0.0' },
    'node_modules/@tool/win32-x64': { version: '1.0.0' },
  }
  expect(lockfileFindings({ packages })).toEqual([])
})

test('no registry host is recorded', () => {
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0', resolved: 'https://somewhere.example/a.tgz' } }
  expect(lockfileFindings({ packages })).toHaveLength(1)
})
