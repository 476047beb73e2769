import { runChecks } from './checks/run-checks.ts'

/** `npm run check`: format, lint, types, import rules, dead code and the other rules of the house. */
const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
