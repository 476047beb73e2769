import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'
import { brokenReferences } from './doc-references.ts'
import { platformNamesNoDomain, textsAndConstraintsAreRegistered } from './domain-registrations.ts'
import { checkImports } from './import-rules.ts'
import { type Lockfile, lockfileFindings } from './lockfile.ts'
import { noRetiredWords } from './retired-words.ts'
import { runTool } from './run-tool.ts'
import { readSources } from './source-files.ts'
import {
  fileSizes,
  noBarrels,
  noSilencedTypes,
  onlySpecBreakpoints,
  type SourceRule,
  sqlOnlyInQueries,
  sqlReadsNoClock,
} from './source-rules.ts'
import { spacingOnTheScale } from './spacing.ts'
import { cssClasses, customProperties } from './style-sheets.ts'

export interface Check {
  name: string
  /** The findings, line by line; empty if there are none. */
  findings: () => Promise<string[]>
}

const tool =
  (name: string, ...args: string[]) =>
  async () => {
    const { code, output } = await runTool(name, args)
    return code === 0 ? [] : output.trimEnd().split('\n')
  }
const sources = (rule: SourceRule) => async () => rule(readSources(projectDir))

/** Code for Node without the types of browsers, and code for browsers. `tsconfig.json` is both, for editors. */
const PROJECTS = ['server', 'browser']

async function types() {
  const generated = await tool('react-router', 'typegen', 'web')()
  if (generated.length > 0) return generated
  const found = await Promise.all(PROJECTS.map(compile))
  return [...new Set(found.flat())]
}

/**
 * Incremental: what the compiler knows of unchanged files is cached. With one checker: by default there are four, each of
 * which works out the types they share, in twice the time altogether. The projects run side by side instead.
 */
const compile = (project: string) =>
  tool(
    'tsc',
    '--noEmit',
    '-p',
    `tsconfig.${project}.json`,
    ...['--checkers', '1', '--incremental', '--tsBuildInfoFile', cacheOf(project)],
  )()
const cacheOf = (project: string) => `node_modules/.cache/types.${project}.tsbuildinfo`

const LOCKFILES = ['package-lock.json', 'stress/browsers/package-lock.json', 'scripts/assets/package-lock.json']

async function lockfiles() {
  return LOCKFILES.flatMap((file) => {
    const lock = JSON.parse(readFileSync(join(projectDir, file), 'utf8')) as Lockfile
    return lockfileFindings(lock).map((finding) => finding.replace('package-lock.json', file))
  })
}

export const checks: Check[] = [
  { name: 'format and lint', findings: tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=50') },
  { name: 'types', findings: types },
  { name: 'import rules', findings: () => checkImports(projectDir) },
  { name: 'dead code', findings: tool('knip', '--no-progress') },
  { name: 'row types', findings: tool('scripts/generate-row-types.ts', '--check') },
  { name: 'texts', findings: tool('scripts/check-texts.ts') },
  { name: 'lockfiles', findings: lockfiles },
  { name: 'file sizes', findings: sources(fileSizes) },
  { name: 'references in documents', findings: async () => brokenReferences(projectDir) },
  { name: 'no barrels', findings: sources(noBarrels) },
  { name: 'SQL only in queries', findings: sources(sqlOnlyInQueries) },
  { name: 'SQL reads no clock', findings: sources(sqlReadsNoClock) },
  { name: 'breakpoints of SPEC only', findings: sources(onlySpecBreakpoints) },
  { name: 'spacing and type on the scale', findings: sources(spacingOnTheScale) },
  { name: 'classes of style sheets', findings: sources(cssClasses) },
  { name: 'custom properties', findings: sources(customProperties) },
  { name: 'no silenced types', findings: sources(noSilencedTypes) },
  { name: 'platform names nothing of a domain', findings: sources(platformNamesNoDomain) },
  { name: 'texts and constraints are registered', findings: sources(textsAndConstraintsAreRegistered) },
  { name: 'no retired words in names', findings: sources(noRetiredWords) },
]
