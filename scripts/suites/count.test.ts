import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countVitest, failedFiles } from './count.ts'

const dir = mkdtempSync(join(tmpdir(), 'paramarsh-count-'))
afterAll(() => rmSync(dir, { recursive: true }))

function report(content: unknown) {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const unit = (passed: number, failed: number, files: object[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults: files })
const browser = (stats: object, errors: object[] = []) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

test('passed and failed tests are counted', () => {
  expect(countVitest(unit(5, 2), 1)).toEqual({ passed: 5, failed: 2 })
  expect(countPlaywright(browser({ expected: 4, unexpected: 1 }), 1)).toEqual({ passed: 4, failed: 1 })
})

test('a file that could not be loaded is a failure', () => {
  const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  expect(countVitest(unit(5, 0, [broken]), 1)).toEqual({ passed: 5, failed: 1 })
})

test('the files with a failure are named', () => {
  const files = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
  ]
  expect(failedFiles(unit(2, 1, files))).toEqual([{ name: 'b.test.ts', passed: 1 }])
  expect(failedFiles(join(dir, 'absent.json'))).toEqual([])
})

test('a run that crashed, reported nothing or ran nothing has failed', () => {
  expect(countVitest(join(dir, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(unit(5, 0), 1)).toEqual({ passed: 5, failed: 1 })
  expect(countVitest(unit(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(join(dir, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(browser({ expected: 3 }, [{ message: 'server' }]), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a test that passed only on retry has failed', () => {
  expect(countPlaywright(browser({ expected: 3, flaky: 1 }), 0)).toEqual({ passed: 3, failed: 1 })
})
