import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProduction } from '#test/production.ts'
import { buildWeb, isBuildStale } from './app/web-build.ts'

const scratch = mkdtempSync(join(tmpdir(), 'paramarsh-start-'))
chmodSync(scratch, 0o711)
const running = new Set<ChildProcess>()

interface Run {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
}

function run(settings: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(scratch, 'data') },
      // A busy machine may need longer than the default.
      STOP_SECONDS: '120',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return { child, said: () => said, ended }
}

async function open(port: number): Promise<Run> {
  const app = run({ ...inProduction, PORT: String(port) })
  await expect
    .poll(() => app.said() + (app.child.exitCode ?? ''), { timeout: 300_000, interval: 50 })
    .toMatch(/is open at|\d$/)
  expect(app.said()).toContain('is open at')
  return app
}

const answers = (port: number) => fetch(`http://127.0.0.1:${port}/readyz`).then((reply) => reply.status)
const postmaster = (dir: string) => join(dir, 'postgres/cluster/data/postmaster.pid')
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

beforeAll(async () => {
  if (isBuildStale()) await buildWeb()
}, 120_000)
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM')
  rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

describe('npm start', () => {
  test('starts, refuses a second copy, survives being killed, and leaves nothing running', {
    timeout: 600_000,
  }, async () => {
    const port = await freePort()
    const first = await open(port)
    expect(await answers(port)).toBe(200)

    const second = run({ ...inProduction, PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.said().trim()).toBe(
      `Another copy of Paramarsh is running on ${join(scratch, 'data')}. Stop it (pid ${first.child.pid}) or set another DATA_DIR.`,
    )
    const neighbour = run({ ...inProduction, DATA_DIR: join(scratch, 'neighbour'), PORT: String(port) })
    expect(await neighbour.ended).toBe(1)
    expect(neighbour.said().trim()).toMatch(new RegExp(`^Port ${port} is in use by another program`))
    expect(existsSync(postmaster(join(scratch, 'neighbour')))).toBe(false)
    expect(await answers(port)).toBe(200)

    first.child.kill('SIGKILL')
    await first.ended
    const orphan = readFileSync(postmaster(join(scratch, 'data')), 'utf8').split('\n')[0]
    const next = await open(port)
    expect(readFileSync(postmaster(join(scratch, 'data')), 'utf8').split('\n')[0]).toBe(orphan)
    expect(await answers(port)).toBe(200)

    // A stop that takes too long is aborted by the server itself, with another exit code.
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    expect(existsSync(postmaster(join(scratch, 'data')))).toBe(false)
  })

  test('stopped before it is ready, it stops the database it had started', { timeout: 300_000 }, async () => {
    const app = run({ ...inProduction, PORT: String(await freePort()) })
    await expect.poll(() => existsSync(postmaster(join(scratch, 'data'))), { timeout: 120_000, interval: 5 }).toBe(true)
    app.child.kill('SIGTERM')
    expect(await app.ended).toBe(0)
    expect(app.said()).not.toContain('is open at')
    expect(existsSync(postmaster(join(scratch, 'data')))).toBe(false)
  })

  test('reports all configuration errors, without a stack, and changes nothing', async () => {
    const app = run({ APP_MODE: 'production', PORT: 'x', DATA_DIR: join(scratch, 'untouched') })
    expect(await app.ended).toBe(1)
    expect(app.said()).toContain('Paramarsh cannot start with these settings:\n  - PORT must be a whole number')
    expect(app.said()).toContain('APP_SECRET must be set in production')
    expect(app.said()).not.toMatch(/\n\s+at /)
    expect(readdirSync(scratch)).not.toContain('untouched')
  })
})
