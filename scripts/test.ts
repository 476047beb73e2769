import { projectDir } from '#server/platform/process/config.ts'
import { runChecks } from './checks/run-checks.ts'
import { runSelection } from './suites/run-selection.ts'
import { testRun } from './suites/run-tests.ts'
import { readRepository } from './suites/selection/repository.ts'
import { selectPaths } from './suites/selection/select-paths.ts'

/**
 * `npm test`: every check and every test, from a fresh clone. `npm test -- <path> …`: the tests in these files and
 * folders, each in its own runner.
 */
const given = process.argv.slice(2)
if (given.length > 0) await runSelection(selectPaths(given, await readRepository(projectDir)))
else await runEverything()

async function runEverything() {
  const run = testRun()
  await run.browserAtHand()
  await run.suite('checks', runChecks)
  const built = await run.build()
  await run.unit()
  await run.browser(built)
  run.close()
}
