import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { skippedInPlaywright, skippedInVitest, sumOfSkipped } from './skipped.ts'

const dir = mkdtempSync(join(tmpdir(), 'paramarsh-skipped-'))
afterAll(() => rmSync(dir, { recursive: true }))

function report(content: unknown) {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the closing line counts skipped tests of both suites, by reason', () => {
  const units = skippedInVitest(
    report({
      testResults: [
        {
          name: '/repo/server/a.test.ts',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            { fullName: 'waits', status: 'skipped' },
          ],
        },
      ],
    }),
    '/repo',
  )
  const skip = (title: string, ...annotations: object[]) => ({
    title,
    file: 'call-lost.spec.ts',
    tests: [{ status: 'skipped', annotations }],
  })
  const missing = { type: 'skip', description: 'coturn is not installed' }
  const ran = { title: 'runs', file: 'call.spec.ts', tests: [{ status: 'expected', annotations: [] }] }
  const browser = skippedInPlaywright(
    report({ suites: [{ specs: [ran], suites: [{ specs: [skip('a', missing), skip('b', missing)] }] }] }),
  )
  expect(units).toEqual([{ name: 'server/a.test.ts: waits', reason: 'no reason given' }])
  expect(browser[0]).toEqual({ name: 'e2e/call-lost.spec.ts: a', reason: 'coturn is not installed' })
  expect(sumOfSkipped([...units, ...browser])).toBe('3 skipped (no reason given: 1; coturn is not installed: 2)')
})

test('a run without skipped tests or without a report says so', () => {
  expect(sumOfSkipped(skippedInPlaywright(report({ suites: [] })))).toBe('0 skipped')
  expect(sumOfSkipped(skippedInVitest(join(dir, 'absent.json'), '/repo'))).toBe('0 skipped')
})
