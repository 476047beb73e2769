import { readReport } from './count.ts'

export interface Skipped {
  name: string
  reason: string
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
interface Note {
  type: string
  description?: string
}
interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { status: string; annotations: Note[] }[] }[]
  suites?: PlaywrightSuite[]
}

const NO_REASON = 'no reason given'

/** Unit and API tests that did not run; Vitest reports no reason. */
export const skippedInVitest = (reportFile: string, root: string): Skipped[] =>
  (readReport<VitestReport>(reportFile)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => ({ name: `${name.replace(`${root}/`, '')}: ${fullName}`, reason: NO_REASON })),
  )

/** Browser tests that did not run, with the reason that `test.skip` gave. */
export const skippedInPlaywright = (reportFile: string): Skipped[] =>
  skippedIn(readReport<PlaywrightSuite>(reportFile) ?? {})

function skippedIn({ specs = [], suites = [] }: PlaywrightSuite): Skipped[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({ name: `e2e/${file}: ${title}`, reason: reasonIn(annotations) })),
  )
  return [...own, ...suites.flatMap(skippedIn)]
}

const reasonIn = (notes: readonly Note[]) =>
  notes.find(({ type, description }) => (type === 'skip' || type === 'fixme') && description)?.description ?? NO_REASON

/** For the closing line: `3 skipped (coturn is not installed: 3)`. */
export function sumOfSkipped(skipped: readonly Skipped[]): string {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason)
  const reasons = [...byReason].map(([reason, those]) => `${reason}: ${those.length}`)
  return skipped.length === 0 ? '0 skipped' : `${skipped.length} skipped (${reasons.join('; ')})`
}
