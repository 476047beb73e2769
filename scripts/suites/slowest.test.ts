import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { slowest, timesOfPlaywright, timesOfVitest } from './slowest.ts'

const dir = mkdtempSync(join(tmpdir(), 'paramarsh-slowest-'))
afterAll(() => rmSync(dir, { recursive: true }))

function report(content: unknown) {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the slowest tests of both suites are listed first, each with its file', () => {
  const units = timesOfVitest(
    report({
      testResults: [
        {
          name: '/work/server/a.test.ts',
          assertionResults: [{ fullName: 'adds', duration: 1200 }, { fullName: 'is skipped' }],
        },
      ],
    }),
    '/work',
  )
  const results = [{ duration: 3000 }, { duration: 450 }]
  const spec = { title: 'walks', file: 'walk.spec.ts', tests: [{ projectName: 'phone', results }] }
  const journeys = timesOfPlaywright(report({ suites: [{ suites: [{ specs: [spec] }] }] }))
  expect(slowest([...units, ...journeys], 2)).toEqual([
    '   3.5 s  e2e/walk.spec.ts on phone: walks',
    '   1.2 s  server/a.test.ts: adds',
  ])
})

test('a run without a report lists nothing', () => {
  expect(timesOfVitest(join(dir, 'absent.json'), '/work')).toEqual([])
  expect(timesOfPlaywright(join(dir, 'absent.json'))).toEqual([])
})
