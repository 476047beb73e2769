import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'
import type { Tally } from '../checks/run-checks.ts'
import { ensureChromium } from '../chromium.ts'
import { ensureClamav } from '../clamav.ts'
import { ensureCoturn } from '../coturn.ts'
import { countPlaywright, countVitest, failedFiles } from './count.ts'
import { isStopped, runSuite } from './run-suite.ts'
import { type Skipped, skippedInPlaywright, skippedInVitest, sumOfSkipped } from './skipped.ts'
import { slowest, type Timed, timesOfPlaywright, timesOfVitest } from './slowest.ts'
import { watchForStalls } from './stalls.ts'

/** Runs suites in sequence, and ends with the slowest tests and one summary line. */
export function testRun() {
  const reports = mkdtempSync(join(tmpdir(), 'paramarsh-reports-'))
  const results: { name: string; tally: Tally }[] = []
  const times: Timed[] = []
  const skipped: Skipped[] = []
  const machine = watchForStalls()

  /** Whatever failed while the machine stood still is run once more, and only then. */
  async function exceptForStalls(run: () => Promise<Tally>, again: (first: Tally) => Promise<Tally>) {
    const before = machine.stalls.length
    const first = await run()
    const stalls = machine.stalls.slice(before)
    if (first.failed === 0 || stalls.length === 0 || isStopped()) return first
    console.log(`\nThe machine stood still for ${stalls.join(' s, ')} s. What failed is run once more.`)
    return again(first)
  }

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

  /** Given files, or all of them; `only` is a pattern of titles, and tests it excludes are not reported as skipped. */
  const unit = (files: readonly string[] = [], { name = 'unit and API tests', only }: UnitOptions = {}) =>
    suite(name, () => {
      const file = join(reports, `${results.length}.json`)
      const run = async (of: readonly string[]) => {
        const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...of]
        const tally = countVitest(file, await runSuite('vitest', [...args, ...(only ? ['-t', only] : [])]))
        times.push(...timesOfVitest(file, projectDir))
        if (!only) skipped.push(...skippedInVitest(file, projectDir))
        return tally
      }
      return exceptForStalls(
        () => run(files),
        async (first) => {
          const failed = failedFiles(file)
          if (failed.length === 0) return first
          const second = await run(failed.map(({ name }) => name))
          return { ...second, passed: first.passed - sumOf(failed.map(({ passed }) => passed)) + second.passed }
        },
      )
    })

  const browserAtHand = () =>
    suite('browser at hand', async () => {
      process.env.CHROMIUM_PATH = ensureChromium()
      // Before the tests, because installing takes longer than a test timeout; without them their tests are skipped.
      ensureCoturn()
      ensureClamav()
      return { passed: 1, failed: 0 }
    })

  /** The build used by all suites. */
  const build = () =>
    suite('build', async () => {
      const code = await runSuite('scripts/build.ts', [])
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    })

  /** Given files, or all of them; the walk over all routes opens only these screens, if any. */
  const browser = (built: Tally, files: readonly string[] = [], screens: readonly string[] = []) =>
    suite('browser tests', async () => {
      if (built.failed > 0) throw new Error('not run: the build failed')
      const file = join(reports, 'playwright.json')
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_SCREENS: JSON.stringify(screens) }
      const run = async (...which: string[]) => {
        const code = await runSuite('playwright', ['test', '--reporter=dot,json', ...which, ...files], env)
        times.push(...timesOfPlaywright(file))
        skipped.push(...skippedInPlaywright(file))
        return countPlaywright(file, code)
      }
      return exceptForStalls(
        () => run(),
        async (first) => {
          const second = await run('--last-failed')
          return { ...second, passed: first.passed + second.passed }
        },
      )
    })

  function close() {
    machine.stop()
    rmSync(reports, { recursive: true, force: true })
    console.log('\n── slowest tests')
    for (const line of slowest(times, 10)) console.log(line)
    console.log()
    for (const { name, reason } of skipped) console.log(`skipped: ${name} (${reason})`)
    for (const { name, tally } of results) console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed`)
    const sum = (key: keyof Tally) => sumOf(results.map(({ tally }) => tally[key]))
    console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sumOfSkipped(skipped)}`)
    process.exitCode = sum('failed') > 0 ? 1 : (process.exitCode ?? 0)
  }

  return { suite, unit, browserAtHand, build, browser, close }
}

const sumOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

interface UnitOptions {
  name?: string
  only?: string
}
