import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrate, migrationsDir } from '#server/platform/db/migrate.ts'
import { type Config, readConfig } from '#server/platform/process/config.ts'
import { createDatabase, databaseUrl, dropDatabase } from '../../server/test/databases.ts'
import { tablesOf } from './catalogue.ts'
import { withClient } from './data-parts.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'
import { writeBackup } from './write.ts'

const scratch = mkdtempSync(join(tmpdir(), 'paramarsh-backup-'))
const mark = `${process.pid}_${process.env.VITEST_POOL_ID}`
const urlOf = (name: string) => databaseUrl(inject('postgresUrl'), `${name}_${mark}`)
const app = (name: string, secret = 'one secret for both houses, long enough'): Config =>
  readConfig({ DATA_DIR: join(scratch, name), APP_SECRET: secret })
const backup = join(scratch, 'backup.tar.gz')
const dir = join(scratch, 'migrations')
const options = { replace: false, otherSecret: false, migrationsDir: dir }

const ask = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)

beforeAll(async () => {
  cpSync(migrationsDir, dir, { recursive: true })
  writeFileSync(join(dir, '900-notes.sql'), NOTES)
  await createDatabase(inject('postgresUrl'), `source_${mark}`)
  await migrate(urlOf('source'), dir)
  await fill(urlOf('source'))
  for (const [name, bytes] of Object.entries(FILES)) {
    mkdirSync(dirname(join(scratch, 'old/files', name)), { recursive: true })
    writeFileSync(join(scratch, 'old/files', name), bytes)
  }
  await writeBackup(app('old'), urlOf('source'), backup)
})
beforeEach(() => createDatabase(inject('postgresUrl'), `target_${mark}`))
afterEach(() => dropDatabase(inject('postgresUrl'), `target_${mark}`))
afterAll(async () => {
  await dropDatabase(inject('postgresUrl'), `source_${mark}`)
  rmSync(scratch, { recursive: true })
})

const FILES = {
  'photos/one.webp': Buffer.from([0, 1, 2, 255]),
  'photos/empty': Buffer.alloc(0),
  'papers/.draft': 'half',
}

/** Difficult to restore: forward references, a generated column, triggers that forbid writing. */
const NOTES = `
  create table notes (id int primary key, next int constraint notes_next references notes, twice int generated always as (id * 2) stored);
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$;
  create trigger notes_never before insert or update or delete on notes for each row execute function refuse();
  alter table notes enable always trigger notes_never;
  create trigger notes_whole before truncate on notes execute function refuse();
  insert into settings (key, value, changed_at) values ('set by a migration', '1', '2026-01-01Z');`

async function fill(url: string) {
  await ask(
    url,
    `insert into accounts (id, type, mobile, name, remarks, source, created_at, updated_at)
       select i, 'user', (6000000000 + i)::text, 'परामर्श ' || i,
              E'tab\\t newline\\n back\\\\slash \\\\N ' || repeat('x', 400), 'demo', '2026-01-01Z', '2026-01-01Z'
       from generate_series(1, 4000) i;
     select setval(pg_get_serial_sequence('accounts', 'id'), 4000);
     insert into sessions (account_id, token_hash, user_agent, address, created_at, last_used_at, expires_at)
       select id, sha256(mobile::bytea), '', '', created_at, created_at, created_at from accounts where id <= 50;
     select ledger_post('first', 'top_up', '2026-01-02Z', '{}', '', '{gateway,wallet}', '{null,1}', '{-900,900}');
     select ledger_hold('held', 1, 400, '2026-01-03Z', '2026-01-02Z');
     alter table notes disable trigger notes_never;
     insert into notes select i, case when i < 9 then i + 1 end from generate_series(1, 9) i;
     alter table notes enable always trigger notes_never`,
  )
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('sweep')
  await boss.send('sweep', { a: 1 })
  await boss.stop()
}

async function contentOf(url: string) {
  return withClient(url, async (client) => {
    const content: Record<string, unknown> = {}
    for (const { name } of await tablesOf(client)) {
      const sum = `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`
      content[name] = (await client.query(sum)).rows[0]
    }
    return content
  })
}

const restore = async (config: Config, url: string, more = {}) =>
  restoreBackup(config, url, backup, await verifyBackup(backup), { ...options, ...more })

describe('a restored installation', () => {
  test('has every row, job and file, continues its sequences, and has its constraints back', async () => {
    const url = urlOf('target')
    expect(await restore(app('new'), url)).toEqual({ withJobs: true })
    const restored = await contentOf(url)
    expect(restored).toEqual(await contentOf(urlOf('source')))
    expect(restored).toMatchObject({
      'public.accounts': { rows: 4_000 },
      'pgboss.job': { rows: 1 },
      'public.notes': { rows: 9 },
      'public.ledger_entries': { rows: 2 },
    })
    expect(readFileSync(join(scratch, 'new/files/photos/one.webp'))).toEqual(FILES['photos/one.webp'])
    expect(statSync(join(scratch, 'new/files/photos/empty')).size).toBe(0)
    expect(existsSync(join(scratch, 'new/files/papers/.draft'))).toBe(false)
    expect(await ask(url, "select nextval(pg_get_serial_sequence('accounts', 'id'))::int as id")).toEqual([
      { id: 4_001 },
    ])

    await expect(ask(url, 'update notes set next = null')).rejects.toThrow('append only')
    await expect(ask(url, 'set session_replication_role = replica; delete from notes')).rejects.toThrow('append only')
    await expect(ask(url, 'delete from accounts where id = 1')).rejects.toThrow('foreign key')
    const rulesOf = (of: string) =>
      ask(of, 'select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint order by 2, 1')
    expect(await rulesOf(url)).toEqual(await rulesOf(urlOf('source')))
  })

  test('may belong to a user who is not a superuser', async () => {
    const server = inject('postgresUrl')
    await ask(
      server,
      `create role keeper_${mark} login password 'x'; alter database target_${mark} owner to keeper_${mark}`,
    )
    const url = new URL(urlOf('target'))
    url.username = `keeper_${mark}`
    url.password = 'x'
    await restore(app('kept'), url.href)
    expect(await contentOf(url.href)).toEqual(await contentOf(urlOf('source')))
    await dropDatabase(server, `target_${mark}`)
    await ask(server, `drop role keeper_${mark}`)
  })

  test('is migrated to this version if the backup is older', async () => {
    const newer = join(scratch, 'newer')
    cpSync(dir, newer, { recursive: true })
    writeFileSync(join(newer, '901-colour.sql'), "alter table notes add colour text not null default 'red';")
    await restore(app('newer'), urlOf('target'), { migrationsDir: newer })
    expect(await ask(urlOf('target'), 'select distinct colour from notes')).toEqual([{ colour: 'red' }])
  })
})

describe('a backup is refused', () => {
  test('by a non-empty database, unless it is to be replaced', async () => {
    await ask(urlOf('target'), 'create table precious ()')
    await expect(restore(app('full'), urlOf('target'))).rejects.toThrow('Pass --replace')
    await restore(app('full'), urlOf('target'), { replace: true })
    expect(await ask(urlOf('target'), "select to_regclass('precious') as found")).toEqual([{ found: null }])
  })

  test('by an installation with another secret, unless confirmed', async () => {
    const other = app('other', 'quite another secret, also long enough')
    await expect(restore(other, urlOf('target'))).rejects.toThrow('another APP_SECRET')
    await restore(other, urlOf('target'), { otherSecret: true })
  })

  test('by a version that does not know its migrations', async () => {
    await expect(restore(app('older'), urlOf('target'), { migrationsDir })).rejects.toThrow('900-notes.sql')
  })

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
    [
      'changed in the middle',
      (bytes: Buffer) => Buffer.from(bytes).fill(7, bytes.length >> 1, (bytes.length >> 1) + 4),
    ],
    ['no backup at all', () => Buffer.from('hello')],
  ])('when the file is %s', async (_, spoil) => {
    const spoilt = join(scratch, 'spoilt.tar.gz')
    writeFileSync(spoilt, spoil(readFileSync(backup)))
    await expect(verifyBackup(spoilt)).rejects.toThrow(/cannot be read as a backup|is damaged|not a whole backup/)
  })
})

test('a backup is a consistent snapshot while people keep writing', async () => {
  const url = urlOf('source')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let writing = true
  const writer = (async () => {
    // Two tables that always change together: an inconsistent backup would show one without the other.
    for (let i = 1; writing; i++) {
      await client.query(
        `with one as (insert into call_marks values ('pair ${i}', '{}', '2026-01-01Z'))
         insert into settings (key, value, changed_at) values ('pair ${i}', '1', '2026-01-01Z')`,
      )
    }
  })()
  const path = join(scratch, 'busy.tar.gz')
  const { tables } = await writeBackup(app('old'), url, path)
  writing = false
  await writer
  await client.query("delete from call_marks; delete from settings where key like 'pair%'")
  await client.end()
  expect(tables['public.settings']?.rows).toBe((tables['public.call_marks']?.rows ?? 0) + 1)
  expect(tables['public.call_marks']?.rows).toBeGreaterThan(0)
})
