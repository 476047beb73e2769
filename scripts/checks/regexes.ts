import { parse } from '@swc/core'
import { check } from 'recheck'
import type { SourceFile } from './source-files.ts'

export interface FoundRegex {
  path: string
  pattern: string
  flags: string
}

/** The code that runs on the server, including rendered pages. */
const RUNS_ON_SERVER = /^(?:server\/src|contract\/src|web\/app)\/.*\.tsx?$/
const IS_TEST = /\.test\.tsx?$/

/** Regular expressions in the code of the server: literals, and the files that build them from parts. */
export async function regexesIn(files: readonly SourceFile[]) {
  const literals = new Map<string, FoundRegex>()
  const built = new Set<string>()
  for (const { path, text } of files) {
    if (!RUNS_ON_SERVER.test(path) || IS_TEST.test(path)) continue
    visit(await parse(text, { syntax: 'typescript', tsx: path.endsWith('x') }), (node) => {
      if (node.type === 'RegExpLiteral')
        literals.set(`${path} ${node.pattern} ${node.flags}`, { path, pattern: node.pattern!, flags: node.flags! })
      if (node.callee?.value === 'RegExp') built.add(path)
    })
  }
  return { literals: [...literals.values()], built: [...built] }
}

interface Node {
  type?: string
  pattern?: string
  flags?: string
  callee?: { value?: string }
}

function visit(value: unknown, see: (node: Node) => void) {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) see(value as Node)
  for (const inner of Object.values(value)) visit(inner, see)
}

/** Without repetition the time cannot grow with the text. */
const REPEATS = /[*+{]/

/** Those on which a backtracking engine needs more than linear time, with an example. */
export async function slowRegexes(regexes: readonly FoundRegex[]): Promise<string[]> {
  const verdicts = new Map<string, string | undefined>()
  const findings: string[] = []
  for (const { path, pattern, flags } of regexes) {
    if (!REPEATS.test(pattern)) continue
    const regex = `/${pattern}/${flags}`
    // The same one in several files is examined once.
    if (!verdicts.has(regex)) verdicts.set(regex, await slownessOf(pattern, flags))
    const slowness = verdicts.get(regex)
    if (slowness) findings.push(`${path} ${regex}: ${slowness}`)
  }
  return findings
}

async function slownessOf(pattern: string, flags: string): Promise<string | undefined> {
  const result = await check(pattern, flags, { timeout: 60_000 })
  if (result.status === 'safe') return undefined
  return result.status === 'vulnerable' ? result.complexity.summary : result.error.kind
}
