import { readReport } from './count.ts'

export interface Timed {
  name: string
  ms: number
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}
interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

/** The duration of each unit or API test. */
export const timesOfVitest = (reportFile: string, root: string): Timed[] =>
  (readReport<VitestReport>(reportFile)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(`${root}/`, '')}: ${fullName}`,
      ms: duration ?? 0,
    })),
  )

/** The duration of each browser test. */
export const timesOfPlaywright = (reportFile: string): Timed[] => timesIn(readReport<PlaywrightSuite>(reportFile) ?? {})

function timesIn({ specs = [], suites = [] }: PlaywrightSuite): Timed[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `e2e/${file} on ${projectName}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(timesIn)]
}

/** One line each, slowest first. */
export const slowest = (times: readonly Timed[], count: number) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
