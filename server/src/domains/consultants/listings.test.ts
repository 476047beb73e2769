import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { withDemoWorld } from '#test/demo-world.ts'
import { listingLies } from '#test/listing-lies.ts'
import { untilBlockedBy } from '#test/locks.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

const acts: Record<string, (who: number, n: number) => Promise<unknown>> = {
  approve: async (who) => change(who, { approval: 'approved' }),
  withdraw: async (who) => change(who, { approval: 'draft' }),
  rate: async (who, n) => change(who, { rating_sum: n + 1, rating_count: 1 + Math.floor(n / 5) }),
  age: async (who, n) => change(who, { experience_years: n }),
  present: async (who, n) =>
    change(who, {
      headline: `Line "${n}"`,
      city: n % 2 ? 'Pune' : 'Ujjain',
      taking_calls: n % 3 === 0,
      time_zone: n % 5 ? 'Asia/Kolkata' : 'Europe/London',
      talk_rate_paise: 1000 + n,
    }),
  rename: async (who, n) => {
    const { db } = await world()
    const thumbnail = n % 2 ? `/media/${n}.webp` : null
    return db
      .updateTable('accounts')
      .set({ name: `Name ${n}`, thumbnail })
      .where('id', '=', who)
      .execute()
  },
  suspend: async (who, n) => {
    const { db, clock } = await world()
    const suspended_at = n % 2 ? clock.now() : null
    return db.updateTable('accounts').set({ suspended_at }).where('id', '=', who).execute()
  },
  take: async (who, n) => {
    const { db } = await world()
    return sql`insert into consultant_industries (consultant_id, industry_id, sector_id, category_type_id)
      select ${who}, id, sector_id, category_type_id from industries order by id offset ${n * 7} limit 3
      on conflict do nothing`.execute(db)
  },
  leave: async (who, n) => {
    const { db } = await world()
    return sql`delete from consultant_industries where ctid in
      (select ctid from consultant_industries where consultant_id = ${who} order by industry_id limit ${n % 4})`.execute(
      db,
    )
  },
  price: async (who, n) => {
    const { db } = await world()
    return sql`insert into consultant_fees values (${who}, 'audio', 15, ${1000 + n})
      on conflict (consultant_id, mode, minutes) do update set fee_paise = excluded.fee_paise`.execute(db)
  },
  free: async (who, n) => {
    const { db, clock } = await world()
    const at = n % 3 ? clock.now() : null
    return db.updateTable('next_free_times').set({ at }).where('consultant_id', '=', who).execute()
  },
  stopOffering: async (who) => {
    const { db } = await world()
    return db.deleteFrom('consultant_fees').where('consultant_id', '=', who).where('minutes', '=', 15).execute()
  },
  moveIndustry: async (_, n) => {
    const { db } = await world()
    return sql`update industries i set sector_id = s.id, category_type_id = s.category_type_id
      from (select id, category_type_id from sectors order by id offset ${n % 29} limit 1) s
      where i.id = (select id from industries order by id offset ${(n * 13) % 190} limit 1)`.execute(db)
  },
}

async function change(id: number, values: Record<string, unknown>) {
  const { db } = await world()
  return db.updateTable('consultants').set(values).where('id', '=', id).execute()
}

test('after any sequence of writes, counts and denormalised figures are correct', async () => {
  const { db } = await world()
  // An empty profile cannot be approved; the database enforces that.
  const presentable = db
    .selectFrom('consultants')
    .select('id')
    .where(
      sql<boolean>`headline <> '' and about <> '' and languages <> '{}' and city is not null and state_code is not null`,
    )
  const ids = (await presentable.orderBy('id').execute()).map(({ id }) => id)
  const step = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(ids.length - 1), fc.nat(24))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      for (const [act, person, n] of steps) await acts[act]?.(ids[person] ?? 0, n)
      expect(await listingLies(db)).toEqual([])
    }),
    { numRuns: 8 },
  )
})

const priced = `insert into consultant_fees values ($1, 'audio', 45, 777)
  on conflict (consultant_id, mode, minutes) do update set fee_paise = excluded.fee_paise`

test.each([
  ['a name and a fee', "update accounts set name = 'Asha Renamed' where id = $1", priced],
  [
    'a free time and a rating',
    'update next_free_times set at = null where consultant_id = $1',
    'update consultants set rating_sum = rating_sum + 5, rating_count = rating_count + 1 where id = $1',
  ],
])('cards and listings hold what concurrent transactions wrote, whichever commits last: %s', async (_, ...sent) => {
  const { db, pool } = await world()
  const listed = db.selectFrom('consultant_industries').where('listed', '=', true).where('next_free_at', 'is not', null)
  const { id } = await listed.select('consultant_id as id').limit(1).executeTakeFirstOrThrow()
  const first = await pool.connect()
  await first.query('begin')
  await first.query(sent[0]!, [id])
  const { rows } = await first.query<{ pid: number }>('select pg_backend_pid() as pid')
  const second = pool.query(sent[1]!, [id])
  await untilBlockedBy(await world(), rows[0]!.pid)
  await first.query('commit')
  first.release()
  await second
  expect(await listingLies(db)).toEqual([])
})

test('a consultant who is suspended while being approved is not listed', async () => {
  const { db, pool } = await world()
  const listed = db.selectFrom('consultant_industries').where('listed', '=', true)
  const { id } = await listed.select('consultant_id as id').limit(1).executeTakeFirstOrThrow()
  await change(id, { approval: 'draft' })
  const suspending = await pool.connect()
  await suspending.query('begin')
  await suspending.query('update accounts set suspended_at = created_at where id = $1', [id])
  const { rows } = await suspending.query<{ pid: number }>('select pg_backend_pid() as pid')
  const approved = change(id, { approval: 'approved' })
  await untilBlockedBy(await world(), rows[0]!.pid)
  await suspending.query('commit')
  suspending.release()
  await approved
  expect(await listingLies(db)).toEqual([])
})

test('many concurrent approvals neither miscount nor deadlock', async () => {
  const { db } = await world()
  const ids = (await db.selectFrom('consultants').select('id').where('approval', '=', 'approved').execute()).map(
    ({ id }) => id,
  )
  for (const approval of ['draft', 'approved'])
    await Promise.all(ids.map((id) => db.updateTable('consultants').set({ approval }).where('id', '=', id).execute()))
  expect(await listingLies(db)).toEqual([])
})
