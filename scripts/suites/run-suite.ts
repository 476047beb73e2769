import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'

const LONGEST_MS = 60 * 60_000
const GRACE_MS = 20_000
/** Playwright sets FORCE_COLOR for its workers, and Node warns in each of them if `NO_COLOR` is set as well. */
const PLAYWRIGHT_WITHOUT_COLOUR = { FORCE_COLOR: '0', NO_COLOR: undefined }
const running = new Set<{ stop: () => void }>()
let stopped = false

/** A stop was requested; no further suite starts. */
export const isStopped = () => stopped

/** Runs one suite to its end in its own process group, with output shown; nothing of it outlives us. */
export function runSuite(tool: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const file = tool.endsWith('.ts') ? join(projectDir, tool) : join(projectDir, 'node_modules/.bin', tool)
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectDir,
    env: {
      ...process.env,
      PATH: [join(projectDir, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      CI: 'true',
      ...(!process.stdout.isTTY && (tool === 'playwright' ? PLAYWRIGHT_WITHOUT_COLOUR : { NO_COLOR: '1' })),
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, name)
    } catch {}
  }
  const stop = () => {
    signal('SIGINT')
    setTimeout(() => signal('SIGKILL'), GRACE_MS).unref()
  }
  const entry = { stop }
  running.add(entry)
  const tooLong = setTimeout(() => {
    console.log(`${tool} ran longer than ${LONGEST_MS / 60_000} minutes and is stopped.`)
    stop()
  }, LONGEST_MS)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.log(`${tool} could not be run: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => {
      clearTimeout(tooLong)
      running.delete(entry)
      signal('SIGKILL')
      resolve(code ?? 1)
    })
  })
}

for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => {
    stopped = true
    for (const { stop } of running) stop()
  })
