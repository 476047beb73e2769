import { describe, expect, test } from 'vitest'
import { world } from '../../../test/world.ts'
import { verifyChain } from './chain.ts'
import * as audit from './service.ts'
import type { AuditAction } from './texts.ts'

const made = (action: string) => action as AuditAction
const at = (minute: number) => ({ actor: 'system' as const, now: new Date(Date.UTC(2025, 0, 1, 0, minute)) })

async function aChain(links: number) {
  const { db, pool } = await world()
  for (let n = 0; n < links; n++) {
    const after = {
      n,
      text: 'नमस्ते "quoted" \\ \u2028',
      big: 2 ** 60,
      small: 0.1,
      deep: { b: 1, a: [null] },
    }
    await db.transaction().execute((tx) => audit.record(tx, at(n), { action: made('link.forged'), after }))
  }
  return { db, pool }
}

/** What only someone with database access could do. */
async function tamper(sql: string) {
  const { pool } = await world()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table audit_entries disable trigger user; alter table audit_chain disable trigger user')
    await client.query(sql)
    const { db } = await world()
    await client.query('alter table audit_entries enable trigger user; alter table audit_chain enable trigger user')
    await client.query('commit')
    return await verifyChain(db)
  } finally {
    client.release()
  }
}

test('concurrent writes form one unbroken chain', async () => {
  const { db } = await world()
  const writers = Array.from({ length: 40 }, (_, n) =>
    db.transaction().execute(async (tx) => {
      await audit.record(tx, at(n), { action: made('race.run'), after: { n } })
      await audit.record(tx, at(n), { action: made('race.run'), after: { n, second: true } })
    }),
  )
  await Promise.all(writers)
  expect(await verifyChain(db)).toMatchObject({ intact: true })
  const { count } = await db
    .selectFrom('audit_chain')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThanOrEqual(80)
})

test('a transaction that waits after recording does not block the log', async () => {
  const { db } = await world()
  const slow = Promise.withResolvers<void>()
  const first = db.transaction().execute(async (tx) => {
    await audit.record(tx, at(1), { action: made('slow.action') })
    await slow.promise
  })
  await db.transaction().execute((tx) => audit.record(tx, at(2), { action: made('quick.action') }))
  slow.resolve()
  await first
  expect(await verifyChain(db)).toMatchObject({ intact: true })
})

test.each([
  'update audit_entries set reason = null',
  'delete from audit_entries',
  'truncate audit_entries cascade',
  'update audit_chain set hash = hash',
  'delete from audit_chain',
  'truncate audit_chain',
])('the database refuses: %s', async (statement) => {
  const { pool } = await aChain(1)
  await expect(pool.query(statement)).rejects.toThrow('append only')
  await expect(pool.query(`set session_replication_role = replica; ${statement}`)).rejects.toThrow('append only')
  await pool.query('set session_replication_role = origin')
})

describe('tampering that bypasses those rules is detected', () => {
  test('a changed entry', async () => {
    const { pool } = await aChain(3)
    const { rows } = await pool.query(
      'select entry_id, position from audit_chain order by position desc limit 1 offset 1',
    )
    const [{ entry_id: id, position }] = rows
    const changed = await tamper(`update audit_entries set reason = 'another' where id = ${id}`)
    expect(changed).toEqual({
      intact: false,
      brokenAt: { position, entryId: id },
      because: 'its entry is not the one that was written',
    })
    expect(await tamper(`update audit_entries set reason = null where id = ${id}`)).toMatchObject({ intact: true })
  })

  test('an inserted entry', async () => {
    const verdict = await tamper(
      `insert into audit_entries (at, actor_type, action) values ('2025-01-01', 'system', 'forged.entry')`,
    )
    expect(verdict).toMatchObject({ intact: false, because: 'an entry is not in the chain' })
    await tamper(`delete from audit_entries where action = 'forged.entry'`)
  })

  test('a truncated end, given an earlier anchor', async () => {
    const { db, pool } = await aChain(2)
    const whole = await verifyChain(db)
    if (!whole.intact || !whole.end) throw new Error('no chain found')
    expect(await verifyChain(db, whole.end)).toMatchObject({ intact: true })
    const other = { ...whole.end, hash: '0'.repeat(64) }
    expect(await verifyChain(db, other)).toMatchObject({ intact: false, because: 'it is not the link written down' })
    const { rows } = await pool.query('select entry_id from audit_chain order by position desc limit 1')
    const cut = `delete from audit_chain where entry_id = ${rows[0].entry_id}; delete from audit_entries where id = ${rows[0].entry_id}`
    expect(await tamper(cut)).toMatchObject({ intact: true })
    expect(await verifyChain(db, whole.end)).toMatchObject({ intact: false, because: 'the end was cut off' })
  })

  test('a link removed from the middle', async () => {
    const { pool } = await aChain(3)
    const { rows } = await pool.query(
      'select entry_id, position from audit_chain order by position desc limit 1 offset 1',
    )
    const [{ entry_id: id, position }] = rows
    const verdict = await tamper(
      `delete from audit_chain where entry_id = ${id}; delete from audit_entries where id = ${id}`,
    )
    expect(verdict).toMatchObject({
      intact: false,
      brokenAt: { position: position + 1 },
      because: 'a link is missing before it',
    })
  })
})
