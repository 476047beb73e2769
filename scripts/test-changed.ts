import { projectDir } from '#server/platform/process/config.ts'
import { runSelection } from './suites/run-selection.ts'
import { changedFiles, readRepository } from './suites/selection/repository.ts'
import { selectTests } from './suites/selection/select.ts'

/**
 * `npm run test:changed [-- <git ref>]`: the tests that the difference to the ref (default `origin/main`) can affect;
 * `--list` only lists them.
 */
const [ref = 'origin/main'] = process.argv.slice(2).filter((given) => !given.startsWith('--'))
const changed = changedFiles(projectDir, ref)
console.log(`${changed.length} files differ from ${ref}`)
const selection = selectTests(changed, await readRepository(projectDir))
if (process.argv.includes('--list')) console.log(JSON.stringify(selection, null, 2))
else await runSelection(selection)
