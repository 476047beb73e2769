import { testRun } from './run-tests.ts'
import type { Selection } from './selection/select.ts'

const GENERATED = 'server/test/generated'

/** Runs the selected tests, and nothing they do not need. */
export async function runSelection({ unit, endpoints, browser, screens }: Selection) {
  if (unit.length + endpoints.length + browser.length === 0) return console.log('No test can detect this change.')
  const run = testRun()
  if (unit.length > 0) await run.unit(unit === 'all' ? [] : unit)
  if (unit !== 'all' && endpoints.length > 0)
    await run.unit([GENERATED], { name: 'generated tests', only: titlesOf(endpoints) })
  if (browser.length > 0) {
    await run.browserAtHand()
    await run.browser(await run.build(), ...(browser === 'all' ? [] : ([browser, screens] as const)))
  }
  run.close()
}

/** The generated tests of an endpoint are below a title that ends with its path. */
const titlesOf = (endpoints: readonly string[]) =>
  `(?:${endpoints.map((path) => path.replaceAll(/[^\w/-]/g, '\\$&')).join('|')})(?:\\s|$)`
