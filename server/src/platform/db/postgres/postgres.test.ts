import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRoot } from './account.ts'
import { lockDatabase } from './hold.ts'
import { removeCluster } from './place.ts'
import { RestartLimit } from './restart-limit.ts'
import { type EmbeddedServer, startPostgres } from './start.ts'

const said: string[] = []
const log = (line: string) => said.push(line)
/** A busy disk needs long for the last checkpoint; it is not cut short, so that nothing is left behind. */
const STOP_SECONDS = 60
let dataDir = ''
const dataOf = (dir: string) => join(dir, 'postgres/cluster/data')
const postmasterOf = (dir: string) => Number(readFileSync(join(dataOf(dir), 'postmaster.pid'), 'utf8').split('\n')[0])

beforeAll(() => {
  dataDir = newDataDir()
})
afterAll(() => rmSync(dataDir, { recursive: true }))

function newDataDir(mode = 0o711) {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'paramarsh-postgres-')))
  chmodSync(dir, mode)
  return dir
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Another process starts the server, and is killed without a chance to stop it. */
async function startAndBeKilled(dir: string) {
  const code = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start.ts'))}
    import { lockDatabase } from ${JSON.stringify(join(import.meta.dirname, 'hold.ts'))}
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dir)}, log: console.log })
    await lockDatabase(url, { dataDir: ${JSON.stringify(dir)} })
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], { stdio: 'inherit' })
  const signal = await new Promise((resolve) => child.once('exit', (_, name) => resolve(name)))
  expect(signal).toBe('SIGKILL')
}

async function withServer(dir: string, work: (server: EmbeddedServer) => Promise<void>) {
  const server = await startPostgres({ dataDir: dir, log })
  await work(server).finally(() => server.stop(STOP_SECONDS))
  expect(existsSync(join(dataOf(dir), 'postmaster.pid'))).toBe(false)
}

describe('the embedded server', () => {
  test('starts durable, in UTF-8, on this machine only, with a password nobody else can read', async () => {
    await withServer(dataDir, async ({ url, adopted }) => {
      expect(adopted).toBe(false)
      const [settings] = await ask(
        url,
        `select current_database() as database, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
                current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
                current_setting('timezone') as zone, lower('ÀÉ') as lower`,
      )
      expect(settings).toEqual({
        database: 'paramarsh',
        fsync: 'on',
        commit: 'on',
        encoding: 'UTF8',
        addresses: '127.0.0.1',
        zone: 'UTC',
        lower: 'àé',
      })
      expect(statSync(join(dataDir, 'postgres/cluster/password')).mode & 0o777).toBe(0o600)
      await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
      await ask(url, 'create table kept (word text)')
      await ask(url, "insert into kept values ('परामर्श')")
    })
  })

  test('tokenizes words of Indian scripts for search', async () => {
    await withServer(dataDir, async ({ url }) => {
      await ask(url, 'create extension if not exists pg_trgm')
      expect(await ask(url, "select similarity('दाल मिल', 'दाल') > 0.3 as near")).toEqual([{ near: true }])
    })
  })

  test('is taken over after its process was killed, with all data, and the lock is free again', async () => {
    await startAndBeKilled(dataDir)
    const orphan = postmasterOf(dataDir)
    await withServer(dataDir, async ({ url, adopted }) => {
      expect(adopted).toBe(true)
      expect(postmasterOf(dataDir)).toBe(orphan)
      expect(await ask(url, 'select word from kept')).toEqual([{ word: 'परामर्श' }])
      const lock = await lockDatabase(url, { dataDir })
      await lock.release()
    })
  })

  test('starts if its stale pid file names a process that is now another', async () => {
    writeFileSync(
      join(dataOf(dataDir), 'postmaster.pid'),
      `${process.pid}\n${dataOf(dataDir)}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
    )
    await withServer(dataDir, async ({ adopted }) => {
      expect(adopted).toBe(false)
    })
  })

  test('recovers if the server itself was killed', async () => {
    const server = await startPostgres({ dataDir, log })
    await ask(server.url, "insert into kept values ('last')")
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await withServer(dataDir, async ({ url }) => {
      expect(await ask(url, "select word from kept where word = 'last'")).toEqual([{ word: 'last' }])
    })
  })

  test('two concurrent first starts share one server', async () => {
    const dir = newDataDir()
    const [one, other] = await Promise.all([
      startPostgres({ dataDir: dir, log, tuning: 'test' }),
      startPostgres({ dataDir: dir, log, tuning: 'test' }),
    ])
    expect(one.url).toBe(other.url)
    await one.stop(STOP_SECONDS)
    rmSync(dir, { recursive: true })
  })

  test('reports a cluster of another version in a sentence', async () => {
    const version = join(dataOf(dataDir), 'PG_VERSION')
    const own = readFileSync(version, 'utf8')
    writeFileSync(version, '12\n')
    await expect(startPostgres({ dataDir, log })).rejects.toThrow('was made by PostgreSQL 12')
    writeFileSync(version, own)
  })

  test.skipIf(!isRoot())(
    'as root below a home that others cannot enter, keeps the cluster elsewhere (needs root)',
    async () => {
      const home = newDataDir(0o700)
      const dir = join(home, 'data')
      for (const word of ['first', 'second']) {
        const server = await startPostgres({ dataDir: dir, log, tuning: 'test' })
        await ask(server.url, `create table ${word} ()`)
        await server.stop(STOP_SECONDS)
      }
      const elsewhere = readFileSync(join(dir, 'postgres/elsewhere'), 'utf8').trim()
      expect(said.filter((line) => line.includes(elsewhere))).toHaveLength(1)
      removeCluster(dir)
      expect(existsSync(elsewhere)).toBe(false)
      rmSync(home, { recursive: true })
    },
  )
})

test('a second copy on the same DATA_DIR is told which process to stop, and can start afterwards', async () => {
  await withServer(dataDir, async ({ url }) => {
    const lock = await lockDatabase(url, { dataDir })
    await expect(lockDatabase(url, { dataDir: `${dataDir}/.` })).rejects.toThrow(
      `Another copy of Paramarsh is running on ${dataDir}/.. Stop it (pid ${process.pid}) or set another DATA_DIR.`,
    )
    await lock.release()
    const next = await lockDatabase(url, { dataDir })
    await next.release()
  })
})

const holders = (url: string) =>
  ask<{ pid: number }>(
    url,
    "select a.pid from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' where application_name like 'paramarsh lock%'",
  )

test('the lock is taken again automatically after the connection was cut', async () => {
  await withServer(dataDir, async ({ url }) => {
    const lock = await lockDatabase(url, { dataDir })
    const [first] = await holders(url)
    await ask(url, `select pg_terminate_backend(${first?.pid})`)
    await expect.poll(async () => (await holders(url)).filter(({ pid }) => pid !== first?.pid).length).toBe(1)
    await expect(lockDatabase(url, { dataDir })).rejects.toThrow('Another copy')
    await lock.release()
  })
})

test('an embedded server that dies is restarted on the same address, three times in five minutes', async () => {
  const server = await startPostgres({ dataDir, log })
  const lost = Promise.withResolvers<Error>()
  const lock = await lockDatabase(server.url, { dataDir, revive: server.revive, onLost: lost.resolve })
  for (let died = 1; died <= 3; died++) {
    const pid = postmasterOf(dataDir)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => holders(server.url).catch(() => [])).toHaveLength(1)
    expect(postmasterOf(dataDir)).not.toBe(pid)
  }
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  expect((await lost.promise).message).toContain('The database server died 4 times within 5 minutes')
  await lock.release()
}, 600_000)

test('restarts are counted within a sliding window', () => {
  const limit = new RestartLimit()
  const minute = 60_000
  expect([0, 1, 2].map((at) => limit.allow(at * minute))).toEqual([true, true, true])
  expect(limit.allow(4.9 * minute)).toBe(false)
  expect(limit.allow(5 * minute)).toBe(true)
  expect(limit.allow(5.5 * minute)).toBe(false)
})
