import { readFileSync } from 'node:fs'
import type { Tally } from '../checks/run-checks.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A file that could not be loaded counts as one failure, and so does a run that failed without details. */
export function countVitest(reportFile: string, exitCode: number): Tally {
  const report = readReport<VitestReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, exitCode)
}

/** The files with a failure, and how many of their tests passed. */
export const failedFiles = (reportFile: string) =>
  (readReport<VitestReport>(reportFile)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }))

/** A test that passed only on retry has failed. */
export function countPlaywright(reportFile: string, exitCode: number): Tally {
  const report = readReport<PlaywrightReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return honest({ passed: expected, failed: unexpected + flaky + (report.errors.length > 0 ? 1 : 0) }, exitCode)
}

const honest = ({ passed, failed }: Tally, exitCode: number): Tally => {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: failed + (silent ? 1 : 0) }
}

export function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
