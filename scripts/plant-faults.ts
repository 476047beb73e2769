import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectDir } from '#server/platform/process/config.ts'
import { browserFaults } from './faults/browser-faults.ts'
import type { Fault, FaultTest } from './faults/fault.ts'
import { serverFaults } from './faults/server-faults.ts'

/**
 * Applies the listed faults one by one to a scratch clone and runs the tests that can detect each, up to the first
 * failure:
 * `node scripts/plant-faults.ts [--ref <commit>] [--only 3,7] [--whole] [--check] [--out <file>]`
 * --ref    the commit to test; defaults to HEAD
 * --only   numbers of faults, from 1
 * --whole  runs the whole suite of each fault, not only the listed tests
 * --check  only checks whether every edit applies
 * --out    where the table is written; printed as well
 */
const { values: options } = parseArgs({
  options: {
    ref: { type: 'string', default: 'HEAD' },
    only: { type: 'string' },
    whole: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})

const WHOLE: readonly FaultTest[] = [
  { suite: 'vitest', files: [] },
  { suite: 'playwright', files: [] },
]
const faults = [...serverFaults, ...browserFaults]
const chosen = options.only?.split(',').map(Number) ?? faults.map((_, place) => place + 1)

const clone = mkdtempSync(join(tmpdir(), 'paramarsh-faults-'))
const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8' }).trim()
execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', projectDir, clone])
git(
  'checkout',
  '--quiet',
  '--detach',
  execFileSync('git', ['-C', projectDir, 'rev-parse', options.ref], { encoding: 'utf8' }).trim(),
)
symlinkSync(join(projectDir, 'node_modules'), join(clone, 'node_modules'))

const rows = [
  `Planted in ${git('rev-parse', '--short', 'HEAD')}.`,
  '',
  '| # | fault | file | found by |',
  '|---|---|---|---|',
]
try {
  for (const number of chosen) {
    const fault = faults[number - 1]
    if (!fault) throw new Error(`there is no fault ${number}; there are ${faults.length}`)
    const found = (await plant(fault)) ?? '**not found**'
    rows.push(`| ${number} | ${fault.name} | \`${fault.file}\` | ${found} |`)
    console.log(rows.at(-1))
  }
} finally {
  rmSync(clone, { recursive: true, force: true })
}
if (options.out) writeFileSync(options.out, `${rows.join('\n')}\n`)

/** The test that detected it; undefined if none did. */
async function plant({ file, find, replace, tests }: Fault): Promise<string | undefined> {
  const path = join(clone, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (text.split(find).length !== 2) return '**the edit does not apply**'
  if (options.check) return 'applies'
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  try {
    for (const test of options.whole ? WHOLE : tests) {
      const failure = await firstFailure(test)
      if (failure) return failure
    }
    return undefined
  } finally {
    writeFileSync(path, text)
  }
}

async function firstFailure(test: FaultTest): Promise<string | undefined> {
  const { code, output } = await (test.suite === 'vitest' ? runVitest(test) : runPlaywright(test))
  if (code === 0) return undefined
  const lines = output.split('\n')
  const failed = lines.findIndex((line) => /^\s*(FAIL|\d+\) \[)/.test(line))
  if (failed < 0) return `${test.suite} ended with ${code}: ${output.trim().split('\n').at(-1)}`
  // With its reason, which shows whether the test failed because of the fault.
  const reason = lines.slice(failed).find((line) => /^\s*\w*Error: /.test(line)) ?? ''
  return `${lines[failed]!.trim()} (${reason.trim()})`.replaceAll('|', '\\|')
}

function runVitest({ files, only }: FaultTest) {
  const named = only ? ['-t', only.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')] : []
  return run('vitest', ['run', '--bail=1', '--reporter=default', '--no-color', ...files, ...named])
}

async function runPlaywright({ files }: FaultTest) {
  const built = await run('scripts/build.ts', [])
  return built.code === 0 ? run('playwright', ['test', '--max-failures=1', '--reporter=line', ...files]) : built
}

function run(tool: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const file = join(clone, tool.endsWith('.ts') ? tool : `node_modules/.bin/${tool}`)
    const child = spawn(process.execPath, [file, ...args], { cwd: clone })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.once('close', (code) => resolve({ code, output }))
  })
}
