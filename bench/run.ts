import { readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildWeb, isBuildStale } from '../scripts/app/web-build.ts'
import type { Bench } from './harness/bench.ts'
import { closeWorlds } from './harness/worlds.ts'

/** `npm run bench`, or `npm run bench -- <parts of file names>`: measures, compares, and fails if a limit is missed. */
process.env.NODE_ENV = 'production'
const wanted = process.argv.slice(2)
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part))
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.bench.ts') && isWanted(name))
if (files.length === 0) throw new Error(`no bench matches ${wanted.join(' or ')}`)
if (isBuildStale()) await buildWeb()

const lines: string[] = []
let misses = 0
try {
  for (const file of files) {
    const { bench } = (await import(join(import.meta.dirname, file))) as { bench: Bench | Bench[] }
    for (const one of [bench].flat()) {
      const line = await measure(one)
      lines.push(...line)
      console.log(line.join('\n'))
    }
  }
} finally {
  await closeWorlds()
}
const report = [
  '# Bench',
  '',
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? process.arch}`,
  '',
  ...lines,
  '',
]
writeFileSync(join(import.meta.dirname, 'report.md'), report.join('\n'))
console.log(misses === 0 ? 'all limits met' : `${misses} missed`)
process.exitCode = misses > 0 ? 1 : 0

async function measure({ name, unit, limit, run }: Bench): Promise<string[]> {
  try {
    const { ours, baseline, others = [], notes } = await run()
    const ratio = ours / baseline
    const reached = ratio >= limit && others.every((other) => ours / other.rate >= (other.limit ?? 0))
    if (!reached) misses += 1
    const figures = `ours ${ours.toFixed(0)}, baseline ${baseline.toFixed(0)} ${unit}, ratio ${ratio.toFixed(2)}, limit ${limit}`
    const compared = others.map((other) => {
      const least = other.limit === undefined ? '' : `, limit ${other.limit}`
      return `${other.name}: ${other.rate.toFixed(0)} ${unit}, ratio ${(ours / other.rate).toFixed(2)}${least}`
    })
    return [
      `- ${reached ? 'PASS' : 'MISS'} ${name}: ${figures}`,
      ...[...compared, ...notes].map((note) => `  - ${note}`),
    ]
  } catch (error) {
    misses += 1
    return [`- MISS ${name}: ${error instanceof Error ? error.message : error}`]
  }
}
