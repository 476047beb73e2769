import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'

const stampFile = join(projectDir, 'web/build/stamp')
const tool = join(projectDir, 'node_modules/@react-router/dev/bin.cjs')
const SOURCES = ['package-lock.json', 'contract/src/**/*.ts', 'web/*.*', 'web/app/**/*.*', 'web/public/**/*.*']

export const isBuildStale = () => !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sourcesHash()

/** Builds the site; prints nothing unless it fails. */
export async function buildWeb({
  output = 'on failure',
  signal,
}: {
  output?: 'shown' | 'on failure'
  signal?: AbortSignal
} = {}) {
  if (!existsSync(tool)) {
    throw new StartupError('The tools that build the site are not installed. Run npm ci --include=dev.')
  }
  const stamp = sourcesHash()
  rmSync(stampFile, { force: true }) // an interrupted build must not pass for a complete one
  const { code, said } = await run(['build', 'web'], output === 'shown', signal)
  if (code !== 0) throw new StartupError(`The site could not be built.\n${said}`)
  writeFileSync(stampFile, stamp)
}

/** By content, because the timestamps of a fresh clone or a switched branch mean nothing. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of globSync(SOURCES, { cwd: projectDir }).sort()) {
    if (path.includes('.test.')) continue
    hash.update(`\0${path}\0`).update(readFileSync(join(projectDir, path)))
  }
  return hash.digest('hex')
}

function run(args: string[], shown: boolean, signal: AbortSignal | undefined) {
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [tool, ...args], {
      cwd: projectDir,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      ...(signal && { signal }),
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, said }))
  })
}
