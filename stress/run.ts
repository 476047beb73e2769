import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, isBuildStale } from '../scripts/app/web-build.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { countPlaywright, countVitest } from '../scripts/suites/count.ts'
import { runSuite } from '../scripts/suites/run-suite.ts'
import { installBrowserTools, needsBrowserTools } from './install.ts'

interface Report {
  testResults: {
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages: string[] }[]
  }[]
}

/** `npm run stress`, or `npm run stress -- <part of a file name>`: the campaigns with full figures. */
const asked = process.argv.slice(2)
const scratch = mkdtempSync(join(tmpdir(), 'paramarsh-stress-run-'))
const [notes, json] = [join(scratch, 'notes.txt'), join(scratch, 'report.json')]
writeFileSync(notes, '')
if (needsBrowserTools(asked)) installBrowserTools()
if (isBuildStale()) await buildWeb()
process.env.CHROMIUM_PATH = ensureChromium()

const began = new Date()
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`]
const code = await runSuite('vitest', [...args, ...asked], { STRESS: 'full', STRESS_NOTES: notes })
const campaigns = countVitest(json, code)
const pages = asked.length > 0 ? { passed: 0, failed: 0 } : await inTheBrowser()
const [passed, failed] = [campaigns.passed + pages.passed, campaigns.failed + pages.failed]
writeFileSync(join(import.meta.dirname, 'report.md'), reportOf().join('\n'))
rmSync(scratch, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed; see stress/report.md`)
process.exitCode = failed > 0 ? 1 : 0

function reportOf(): string[] {
  const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(1)
  return [
    '# Stress',
    '',
    `${began.toISOString()}, ${minutes} minutes, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? process.arch}`,
    `${passed} passed, ${failed} failed`,
    '',
    '## Campaigns',
    '',
    ...results().map(
      ({ fullName, status, duration = 0 }) =>
        `- ${status === 'passed' ? 'PASS' : 'FAIL'} ${fullName} (${(duration / 1000).toFixed(1)} s)`,
    ),
    `- ${pages.failed > 0 ? 'FAIL' : 'PASS'} every page at both sizes, in light and dark and in both languages, lost calls, and journeys at both sizes: ${pages.passed} passed, ${pages.failed} failed`,
    '',
    '## What was seen',
    '',
    ...readFileSync(notes, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => `- ${line}`),
    '',
  ]
}

/**
 * Every page at both sizes in light and dark and in both languages, calls whose relays freeze, are slow or die, and the
 * journeys of locker, questions, reviews and enquiries at the size that `npm test` leaves out, too.
 */
async function inTheBrowser() {
  const walks = await playwright(['pages.spec.ts', 'crawl.spec.ts', 'call-lost.spec.ts'])
  const journeys = await playwright(['locker', 'questions', 'reviews', 'enquiries', 'own-profile'], {
    E2E_SIZES: 'both',
  })
  return { passed: walks.passed + journeys.passed, failed: walks.failed + journeys.failed }
}

async function playwright(files: string[], env: NodeJS.ProcessEnv = {}) {
  const file = join(scratch, `${files[0]}.json`)
  const code = await runSuite('playwright', ['test', ...files, '--reporter=dot,json'], {
    ...{ STRESS: 'full', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    ...env,
  })
  return countPlaywright(file, code)
}

function results() {
  try {
    return (JSON.parse(readFileSync(json, 'utf8')) as Report).testResults.flatMap((file) => file.assertionResults)
  } catch {
    return []
  }
}
