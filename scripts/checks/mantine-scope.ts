import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Module } from './folder-cycles.ts'

export const MANTINE_RULE = 'mantine-only-within-its-scope'

const APP = 'web/app'
const SCOPE = `${APP}/ui/operated/mantine-scope.tsx`
const MANTINE = /node_modules\/@mantine\/.*(?<!\.css)$/

/**
 * Pages that load a component of Mantine without Mantine's provider: they break as soon as it is shown. A page has the
 * provider if it or one of its layouts loads mantine-scope.tsx. Popups are loaded later, with their own (`lazyWindow`).
 */
export function mantineOutsideItsScope(modules: readonly Module[], routes: readonly RouteConfigEntry[]) {
  const graph = new Map(modules.map(({ source, dependencies }) => [source, dependencies.filter(isLoadedAtOnce)]))
  const reach = (start: readonly string[]) => {
    const from = new Map<string, string | null>(start.map((file) => [file, null]))
    for (const file of from.keys()) {
      for (const { resolved } of graph.get(file) ?? []) if (!from.has(resolved)) from.set(resolved, file)
    }
    return from
  }
  return pagesOf(routes, [`${APP}/root.tsx`]).flatMap((chain) => {
    const reached = reach(chain)
    const mantine = reached.has(SCOPE) ? undefined : [...reached.keys()].find((file) => MANTINE.test(file))
    return mantine ? [{ rule: MANTINE_RULE, from: chain.at(-1)!, to: wayTo(mantine, reached) }] : []
  })
}

const isLoadedAtOnce = ({ dynamic, dependencyTypes }: Module['dependencies'][number]) =>
  !dynamic && !dependencyTypes?.includes('type-only')

/** For each page its files: the root, its layouts and its screen. */
function pagesOf(routes: readonly RouteConfigEntry[], above: readonly string[]): string[][] {
  return routes.flatMap(({ file, children }) => {
    const chain = [...above, `${APP}/${file}`]
    return children ? pagesOf(children, chain) : [chain]
  })
}

function wayTo(file: string, from: ReadonlyMap<string, string | null>): string {
  const before = from.get(file)
  return before ? `${wayTo(before, from)} → ${file}` : file
}
