import type { SourceFile } from '../../checks/source-files.ts'
import { type ImportGraph, importGraph } from './import-graph.ts'
import { journeysOf, type Screen, screensReaching } from './journeys.ts'

/** The tests a change can affect. `all` if it cannot be narrowed down. */
export interface Selection {
  /** Files of the unit and API tests. */
  unit: string[] | 'all'
  /** Endpoints whose generated tests run, by contract path. */
  endpoints: string[]
  /** Files of the browser tests. */
  browser: string[] | 'all'
  /** Screens that the walk over all routes opens. */
  screens: string[]
}

interface Repository {
  files: readonly SourceFile[]
  screens: readonly Screen[]
}

const UNIT_TEST = /^(?!e2e\/).*\.test\.tsx?$/
const SPEC = /^e2e\/.*\.spec\.ts$/
const GENERATED = 'server/test/generated/'
const WALK = 'e2e/pages.spec.ts'
/** Tools, foundations and data that every test depends on. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig(\.\w+)?\.json|server\/(migrations|src\/(platform|[^/]+$))|demo\/)/
const EVERY_UNIT_TEST = /^(vitest\.config\.ts|server\/test\/(?!generated\/)(?!.*\.test\.ts$))/
const EVERY_BROWSER_TEST = /^(playwright\.config\.ts|web\/(public\/|[^/]+$)|e2e\/(server|global-setup)\.ts)/
const domainOf = (path: string) => /^(?:server\/src|web\/app)\/domains\/([^/]+)\//.exec(path)?.[1]
const ENDPOINT_PATH = /\bpath:\s*'(\/[^']+)'/g

export function selectTests(changed: readonly string[], { files, screens }: Repository): Selection {
  const graph = importGraph(files)
  const paths = files.map(({ path }) => path)
  const touches = (pattern: RegExp) => changed.some((path) => pattern.test(path))
  const all = touches(EVERYTHING)
  const users = contractUsers(changed, graph)
  const domains = domainsOf([...changed, ...users])
  const reached = reachedFiles([...changed, ...users], domains, paths)
  const seen = screensReaching(reached, screens, graph)
  return {
    unit: all || touches(EVERY_UNIT_TEST) ? 'all' : unitTests(changed, domains, paths, graph),
    endpoints: all ? [] : endpointsOf(domains, changed, files, graph),
    browser: all || touches(EVERY_BROWSER_TEST) ? 'all' : browserTests(changed, seen, files, graph),
    screens: seen.map(({ path }) => path),
  }
}

/** Files that import a changed file of the contract, or one built from it. */
function contractUsers(changed: readonly string[], graph: ImportGraph): Set<string> {
  const importers = graph.importersOf(changed.filter((path) => path.startsWith('contract/')))
  return graph.directImportersOf([...importers].filter((path) => path.startsWith('contract/')))
}

/** The server domains of these files. */
const domainsOf = (paths: readonly string[]) =>
  new Set(paths.filter((path) => path.startsWith('server/')).flatMap((path) => domainOf(path) ?? []))

/** A change of a server domain affects the screens that load the web part of that domain. */
function reachedFiles(changed: readonly string[], domains: ReadonlySet<string>, paths: readonly string[]) {
  const ofDomain = paths.filter((path) => path.startsWith('web/app/') && domains.has(domainOf(path) ?? ''))
  return new Set([...changed.filter((path) => path.startsWith('web/')), ...ofDomain])
}

/** Tests of the changed domains, and those that import what changed outside the server. */
function unitTests(
  changed: readonly string[],
  domains: ReadonlySet<string>,
  paths: readonly string[],
  graph: ImportGraph,
): string[] {
  const outside = changed.filter((path) => !path.startsWith('server/src/'))
  const importers = graph.importersOf(outside)
  const isReached = (path: string) =>
    importers.has(path) || (path.startsWith('server/') && domains.has(domainOf(path) ?? ''))
  const isGenerated = (path: string) => path.startsWith(GENERATED) && !changed.includes(path)
  return paths.filter((path) => UNIT_TEST.test(path) && !isGenerated(path) && isReached(path))
}

/** Every endpoint in the contract files used by the domains. */
function endpointsOf(
  domains: ReadonlySet<string>,
  changed: readonly string[],
  files: readonly SourceFile[],
  graph: ImportGraph,
): string[] {
  const own = files.filter(({ path }) => path.startsWith('server/src/') && domains.has(domainOf(path) ?? ''))
  const owned = new Set(own.map(({ path }) => path))
  const isUsed = (path: string) =>
    changed.includes(path) || [...graph.directImportersOf([path])].some((one) => owned.has(one))
  return files
    .filter(({ path }) => path.startsWith('contract/src/') && isUsed(path))
    .flatMap(({ text }) => [...text.matchAll(ENDPOINT_PATH)].map(([, path = '']) => path))
}

function browserTests(
  changed: readonly string[],
  seen: readonly Screen[],
  files: readonly SourceFile[],
  graph: ImportGraph,
): string[] {
  const importers = graph.importersOf(changed.filter((path) => !/^(server|contract|web)\//.test(path)))
  const specs = [...importers].filter((path) => SPEC.test(path))
  const walk = seen.length > 0 ? [WALK] : []
  return [...new Set([...specs, ...journeysOf(seen, files, graph), ...walk])].toSorted()
}
