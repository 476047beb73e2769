import { checks } from './checks/checks.ts'
import { runChecks } from './checks/run-checks.ts'

/**
 * `npm run check`: format, lint, types, import rules, dead code and our other rules.
 * `npm run check -- types texts`: only the checks whose names contain one of these words.
 */
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen =
  words.length > 0 ? checks.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word))) : checks
if (chosen.length === 0)
  throw new Error(`No check has such a name. There are: ${checks.map(({ name }) => name).join(', ')}`)
const { passed, failed } = await runChecks(chosen)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
