import { dirname, join } from 'node:path/posix'
import type { SourceFile } from '../../checks/source-files.ts'

const IMPORTED = /(?:\bfrom|\bimport\(?|@import)\s*['"]([^'"]+)['"]/g
const ALIASES: [string, string][] = [
  ['~/', 'web/app/'],
  ['#contract/', 'contract/src/'],
  ['#server/', 'server/src/'],
  ['#demo/', 'demo/'],
  ['#test/', 'server/test/'],
]

export interface ImportGraph {
  /** These files and everything they import, directly or indirectly. */
  importsOf: (paths: Iterable<string>) => Set<string>
  /** These files and everything that imports them, directly or indirectly. */
  importersOf: (paths: Iterable<string>) => Set<string>
  /** Only files that import one of these directly. */
  directImportersOf: (paths: Iterable<string>) => Set<string>
}

/** The import graph, read from the source text: type-only and lazy imports count too. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path))
  const imports = new Map<string, string[]>()
  const importers = new Map<string, string[]>()
  for (const { path, text } of files)
    for (const [, specifier = ''] of text.matchAll(IMPORTED)) {
      const target = resolve(path, specifier)
      if (!known.has(target)) continue
      add(imports, path, target)
      add(importers, target, path)
    }
  return {
    importsOf: (paths) => closure(paths, imports),
    importersOf: (paths) => closure(paths, importers),
    directImportersOf: (paths) => new Set([...paths].flatMap((path) => importers.get(path) ?? [])),
  }
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const alias = ALIASES.find(([name]) => specifier.startsWith(name))
  return alias ? alias[1] + specifier.slice(alias[0].length) : specifier
}

function add(edges: Map<string, string[]>, from: string, to: string) {
  const known = edges.get(from)
  if (known) known.push(to)
  else edges.set(from, [to])
}

function closure(start: Iterable<string>, edges: Map<string, string[]>): Set<string> {
  const reached = new Set(start)
  for (const path of reached) for (const next of edges.get(path) ?? []) reached.add(next)
  return reached
}
