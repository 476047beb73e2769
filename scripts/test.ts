import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDir } from '#server/platform/config.ts'
import { runChecks, type Tally } from './checks/run-checks.ts'
import { ensureChromium } from './chromium.ts'
import { ensureCoturn } from './coturn.ts'
import { countPlaywright, countVitest } from './suites/count.ts'
import { isStopped, runSuite } from './suites/run-suite.ts'
import { slowest, type Timed, timesOfPlaywright, timesOfVitest } from './suites/slowest.ts'

/** `npm test`: every check and every test, from a fresh clone; ends with one line that sums them all. */
const reports = mkdtempSync(join(tmpdir(), 'paramarsh-reports-'))
const results: { name: string; tally: Tally }[] = []
const times: Timed[] = []

async function suite(name: string, run: () => Promise<Tally>) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const tally = await (isStopped() ? Promise.reject(new Error('stopped')) : run()).catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  results.push({ name: `${name} (${Math.round((performance.now() - began) / 1000)} s)`, tally })
  return tally
}

await suite('browser at hand', async () => {
  process.env.CHROMIUM_PATH = ensureChromium()
  // Before the tests, since it takes longer than one may last; without it the relayed call is skipped, and says so.
  ensureCoturn()
  return { passed: 1, failed: 0 }
})
await suite('checks', runChecks)
await suite('unit and API tests', async () => {
  const file = join(reports, 'vitest.json')
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runSuite('vitest', args)
  times.push(...timesOfVitest(file, projectDir))
  return countVitest(file, code)
})
const build = await suite('build', async () => {
  const code = await runSuite('scripts/build.ts', [])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
})
await suite('browser tests', async () => {
  if (build.failed > 0) throw new Error('not run: there is no build to look at')
  const file = join(reports, 'playwright.json')
  const code = await runSuite('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  times.push(...timesOfPlaywright(file))
  return countPlaywright(file, code)
})
rmSync(reports, { recursive: true, force: true })

console.log('\n── what took longest')
for (const line of slowest(times, 10)) console.log(line)
console.log()
for (const { name, tally } of results) console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed`)
const sum = (key: keyof Tally) => results.reduce((total, { tally }) => total + tally[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : (process.exitCode ?? 0)
