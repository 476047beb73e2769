import type { SourceFile } from '../../checks/source-files.ts'
import type { ImportGraph } from './import-graph.ts'

export interface Screen {
  /** As in routes.ts, without the language: `/consultants/:consultant`. */
  path: string
  /** The route module and the layouts around it. */
  files: string[]
}

/** The screens that load at least one of these files. */
export function screensReaching(changed: ReadonlySet<string>, screens: readonly Screen[], graph: ImportGraph) {
  return screens.filter(({ files }) => [...graph.importsOf(files)].some((path) => changed.has(path)))
}

/**
 * The browser tests that contain the address of one of the screens, in their own text or that of their page objects.
 */
export function journeysOf(screens: readonly Screen[], files: readonly SourceFile[], graph: ImportGraph): string[] {
  const addresses = screens.map(({ path }) => addressPattern(path))
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const specs = files.filter(({ path }) => /^e2e\/.*\.spec\.ts$/.test(path))
  return specs.flatMap(({ path }) => {
    const own = [...graph.importsOf([path])].filter((one) => /^e2e\/(pages\/|[^/]+$)/.test(one))
    return own.some((one) => addresses.some((address) => address.test(texts.get(one) ?? ''))) ? path : []
  })
}

/** Finds an address in strings, templates and regular expressions; parameters may have any value. */
export function addressPattern(path: string): RegExp {
  if (path === '/') return /['"`]\/(?:hi)?['"`?#]/
  const segments = path.split('/').filter(Boolean)
  const parts = segments.map((part) => (/^[:*]/.test(part) ? `[^/'"\`\\s]*` : part.replaceAll(/[^\w-]/g, '\\$&')))
  // Not in the middle of a longer address, such as an API path; the Hindi page is the same screen.
  return new RegExp(`(?:(?<!\\w)|(?<=/hi))\\\\?/${parts.join('\\\\?/')}(?![\\w-]|/\\w)`)
}
