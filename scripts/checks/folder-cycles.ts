export interface Module {
  source: string
  dependencies: { resolved: string; dynamic?: boolean; dependencyTypes?: string[] }[]
}

export const FOLDER_RULE = 'no-folder-cycles'

/** A domain of the server, its platform, or the features of the browser. */
const GROUP = /^(?:server\/src\/(?:domains\/[^/]+|platform)|web\/app\/features)\//

interface Edge {
  to: string
  file: string
}

/**
 * Cycles of folders beside each other within a domain, the platform or the features: `holds` imports `views`, so
 * `views` may not import `holds`, nor something that does. Imports of types count; those of tests do not, nor those
 * between a folder and the one around it.
 */
export function folderCycles(modules: readonly Module[]) {
  const graph = new Map<string, Edge[]>()
  for (const { source, dependencies } of modules) {
    if (!isChecked(source)) continue
    for (const { resolved } of dependencies) {
      const pair = siblings(source, resolved)
      if (!pair) continue
      const edges = graph.get(pair.from) ?? []
      if (!edges.some(({ to }) => to === pair.to)) graph.set(pair.from, [...edges, { to: pair.to, file: source }])
    }
  }
  return [...graph].flatMap(([from, edges]) =>
    edges.flatMap(({ to, file }) => {
      const back = pathBetween(graph, to, from)
      return back ? [{ rule: FOLDER_RULE, from: file, to: [from, ...back].join(' → ') }] : []
    }),
  )
}

const isChecked = (path: string) => GROUP.test(path) && !/\.test\.tsx?$/.test(path)

/** The two folders in which the paths part, if both are folders of one group. */
function siblings(source: string, target: string) {
  if (GROUP.exec(source)?.[0] !== GROUP.exec(target)?.[0]) return undefined
  const [from, to] = [source.split('/'), target.split('/')]
  const parting = from.findIndex((name, i) => name !== to[i])
  if (parting < 0 || parting >= from.length - 1 || parting >= to.length - 1) return undefined
  return { from: from.slice(0, parting + 1).join('/'), to: to.slice(0, parting + 1).join('/') }
}

/** From one folder to another along the imports. */
function pathBetween(graph: ReadonlyMap<string, Edge[]>, from: string, to: string): string[] | undefined {
  const paths = [[from]]
  const seen = new Set([from])
  for (let path = paths.shift(); path; path = paths.shift()) {
    const last = path.at(-1)!
    if (last === to) return path
    for (const next of graph.get(last) ?? []) {
      if (seen.has(next.to)) continue
      seen.add(next.to)
      paths.push([...path, next.to])
    }
  }
  return undefined
}
