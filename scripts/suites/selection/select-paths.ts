import { type Selection, selectTests } from './select.ts'

type Repository = Parameters<typeof selectTests>[1]

const UNIT_TEST = /^(?!e2e\/).*\.test\.tsx?$/
const SPEC = /^e2e\/.*\.spec\.ts$/
const CAMPAIGN = /\.full\.ts$/

/** The tests of given paths: files, folders, or a source file, which selects the tests a change of it affects. */
export function selectPaths(given: readonly string[], repository: Repository): Selection {
  const [unit, browser, sources] = [new Set<string>(), new Set<string>(), [] as string[]]
  for (const path of given.map((one) => one.replace(/^\.\//, '').replace(/\/$/, ''))) {
    if (CAMPAIGN.test(path)) throw new Error(`${path} is a campaign: npm run stress -- ${path}`)
    const below = repository.files
      .map((file) => file.path)
      .filter((file) => file === path || file.startsWith(`${path}/`))
    if (below.length === 0) throw new Error(`${path} does not exist.`)
    const tests = below.filter((file) => UNIT_TEST.test(file) || SPEC.test(file))
    if (tests.length === 0) sources.push(...below)
    for (const file of tests) (SPEC.test(file) ? browser : unit).add(file)
  }
  const reached = selectTests(sources, repository)
  return {
    ...reached,
    unit: reached.unit === 'all' ? 'all' : [...new Set([...unit, ...reached.unit])],
    browser: reached.browser === 'all' ? 'all' : [...new Set([...browser, ...reached.browser])],
    // Naming the walk itself selects all of it.
    screens: browser.has('e2e/pages.spec.ts') ? [] : reached.screens,
  }
}
