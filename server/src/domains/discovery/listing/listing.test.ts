import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { countSectors, listConsultants } from '#contract/discovery/listing.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { signIn } from '#test/people.ts'
import { world } from '#test/world.ts'
import { statementsOf } from '../../../../../bench/harness/statements.ts'

beforeAll(async () => {
  await withDemoWorld()
  const { db } = await world()
  await sql`update consultants set rating_count = id % 13, rating_sum = (id % 13) * (1 + id % 5)`.execute(db)
  await sql`update next_free_times set at = timestamptz '2026-03-02 05:00Z' + consultant_id * interval '37 minutes'
    where consultant_id % 4 > 0`.execute(db)
})

type Query = Partial<Sent<typeof listConsultants>>
type Card = Received<typeof listConsultants>['data'][number]

const ask = async (query: Query) => {
  const { status, body } = await (await world()).send(listConsultants, query as Sent<typeof listConsultants>)
  expect([status, body.message]).toEqual([200, 'OK'])
  return body.data
}
const everybody = async (query: Query = {}) => (await ask({ ...query, limit: 100 })).data
const idsOf = (cards: Card[]) => cards.map(({ id }) => id)
const NO_MATCHES = {
  ...{ data: [], consultants: [], consultantRows: 0, sectorbyconsultants: [] },
  ...{ count: 0, consultantsCounts: 0, countIsExact: true },
}

describe('places', () => {
  test('the count of every industry, sector and type is the number of distinct consultants listed on its page', async () => {
    const { db } = await world()
    const counted = (table: 'industries' | 'sectors' | 'category_types') =>
      db.selectFrom(table).select(['id', 'slug', 'consultants_count as count']).execute()
    for (const [table, field] of [
      ['industries', 'industry'],
      ['sectors', 'sector'],
      ['category_types', 'consultant'],
    ] as const)
      for (const { id, slug, count } of await counted(table)) {
        const listed = await everybody({ [field]: String(id) })
        expect([slug, new Set(idsOf(listed)).size, listed.length]).toEqual([slug, count, count])
        expect(idsOf(await everybody({ [field]: slug }))).toEqual(idsOf(listed))
      }
    expect((await ask({})).count).toBe((await everybody()).length)
  })

  test('combine: an industry within its sector within its type', async () => {
    const { db } = await world()
    const { id, sector_id, category_type_id } = await db
      .selectFrom('industries')
      .selectAll()
      .where('slug', '=', 'forging')
      .executeTakeFirstOrThrow()
    const alone = await ask({ industry: 'forging' })
    const full = { consultant: String(category_type_id), sector: String(sector_id), industry: String(id) }
    expect(await ask(full)).toEqual(alone)
    expect(alone.count).toBeGreaterThan(0)
    expect(await ask({ ...full, consultant: String(3 - category_type_id) })).toMatchObject(NO_MATCHES)
    expect(await ask({ ...full, sector: 'food-processing' })).toMatchObject(NO_MATCHES)
  })

  test.each([
    ['sector', 'no-such-sector'],
    ['sector', '999999'],
    ['industry', 'text for an id'],
    ['industry', '99999999999999999999999'],
    ['consultant', "1' or 1=1"],
    ['consultant', '-1'],
  ])('an unknown %s matches nobody: %s', async (field, value) => {
    expect(await ask({ [field]: value })).toMatchObject(NO_MATCHES)
  })

  test('an empty field is no filter', async () => {
    expect((await ask({ sector: '', industry: '', city: '', language: '', search: '' })).count).toBe(
      (await ask({})).count,
    )
  })
})

const cheapest = ({ fees }: Card, wanted?: string) =>
  Math.min(...fees.filter(({ mode }) => !wanted || mode === wanted).map(({ feePaise }) => feePaise))

describe('filters', () => {
  const rules: [name: string, query: Query, fits: (card: Card) => boolean][] = [
    [
      'any of the languages',
      { language: 'mr, TA' },
      (card) => card.languages.some((code) => ['mr', 'ta'].includes(code)),
    ],
    ['mode', { mode: 'written' }, (card) => card.fees.some(({ mode }) => mode === 'written')],
    ['lowest fee', { feeMin: 500, feeMax: 800 }, (card) => cheapest(card) >= 50_000 && cheapest(card) <= 80_000],
    ['fee of a mode', { mode: 'video', feeMax: 900 }, (card) => cheapest(card, 'video') <= 90_000],
    ['rating', { rating: 4 }, (card) => (card.ratingAverage ?? 0) >= 4],
    ['experience', { experience: 20 }, (card) => card.experienceYears >= 20],
    ['city', { city: 'PUNE' }, (card) => card.city === 'Pune'],
    ['name', { search: 'joglekar' }, (card) => card.name === 'Meera Joglekar'],
    ['industry by its name', { search: 'FSSAI' }, (card) => card.industries.some(({ slug }) => slug.includes('fssai'))],
    [
      'several at once',
      { language: 'hi', mode: 'audio', feeMax: 1500, experience: 10 },
      (card) => card.languages.includes('hi') && cheapest(card, 'audio') <= 150_000 && card.experienceYears >= 10,
    ],
  ]
  test.each(rules)('%s', async (_, query, fits) => {
    const { count, countIsExact } = await ask(query)
    const fitting = (await everybody()).filter(fits)
    expect(fitting.length).toBeGreaterThan(0)
    expect(idsOf(await everybody(query))).toEqual(idsOf(fitting))
    expect([count, countIsExact]).toEqual([fitting.length, true])
  })

  test('a changed city or language is found at once', async () => {
    const { db } = await world()
    const [moved] = (await everybody({ city: 'Pune' })) as [Card]
    const save = (city: string | null, languages: string[]) =>
      db.updateTable('consultants').set({ city, languages }).where('id', '=', moved.id).execute()
    await save('Ujjain', ['sat'])
    expect(idsOf(await everybody({ city: 'ujjain' }))).toContain(moved.id)
    expect(idsOf(await everybody({ language: 'sat' }))).toContain(moved.id)
    expect(idsOf(await everybody({ city: 'Pune' }))).not.toContain(moved.id)
    await save(moved.city, moved.languages)
  })

  test('free today in their own time zone, and within half an hour', async () => {
    const { db, clock } = await world()
    const [tonight, tomorrow, elsewhere] = idsOf(await everybody()) as [number, number, number]
    const freeAt = (id: number, at: string) =>
      db
        .updateTable('next_free_times')
        .set({ at: new Date(at), notice_minutes: 15 })
        .where('consultant_id', '=', id)
        .execute()
    await db.updateTable('next_free_times').set({ at: null }).execute()
    await freeAt(tonight, '2026-03-02T18:00:00Z')
    await freeAt(tomorrow, '2026-03-02T18:40:00Z')
    await freeAt(elsewhere, '2026-03-02T18:40:00Z')
    await db.updateTable('consultants').set({ time_zone: 'Europe/London' }).where('id', '=', elsewhere).execute()
    expect(idsOf(await everybody({ free: 'today', sort: 'soonest' }))).toEqual([tonight, elsewhere])
    expect(await ask({ free: 'soon' })).toMatchObject(NO_MATCHES)
    clock.set(new Date('2026-03-02T18:15:00Z'))
    expect(new Set(idsOf(await everybody({ free: 'soon' })))).toEqual(new Set([tonight, tomorrow, elsewhere]))
  })
})

test('online now: with an unexpired lease', async () => {
  const { db, clock, app } = await world()
  const [here, gone] = idsOf(await everybody()) as [number, number]
  for (const [id, seconds] of [
    [here, 20],
    [gone, -1],
  ] as const) {
    await signIn(app, id)
    const session = db.selectFrom('sessions').select('id').where('account_id', '=', id)
    const expires_at = new Date(clock.now().getTime() + seconds * 1000)
    await db
      .insertInto('presence_leases')
      .values({ connection_id: `tab of ${id}`, consultant_id: id, session_id: session, expires_at })
      .execute()
  }
  const online = await ask({ online: 'yes' })
  expect(online.data.map(({ id, presence }) => [id, presence])).toEqual([[here, 'online']])
  expect(online.count).toBe(1)
})

const sectorCounts = async (query: Query) => {
  const { body } = await (await world()).send(countSectors, query as Sent<typeof countSectors>)
  return new Map(body.data.sectors.map(({ id, count, countIsExact }) => [id, countIsExact ? count : `${count}+`]))
}

test.each([
  {},
  { consultant: '1' },
  { experience: 20 },
  { language: 'hi', mode: 'audio', feeMax: 1500, consultant: '1' },
  { search: 'joglekar' },
  // Matches one industry.
  { search: 'spice grinding' },
  { search: 'spice grinding', language: 'hi' },
] as Query[])('the count of each sector equals that of its list: %o', async (query) => {
  const { db } = await world()
  const counts = await sectorCounts(query)
  const types = query.consultant ? [Number(query.consultant)] : [1, 2]
  const sectors = await db.selectFrom('sectors').select('id').where('category_type_id', 'in', types).execute()
  const listed = await Promise.all(
    sectors.map(async ({ id }) => [id, (await ask({ ...query, sector: String(id), limit: 1 })).count] as const),
  )
  expect(counts.size).toBeGreaterThan(0)
  expect(counts).toEqual(new Map(listed.filter(([, count]) => count > 0)))
})

test('an unknown value or no match has no sector counts', async () => {
  for (const query of [{ consultant: 'nowhere' }, { city: 'Atlantis' }, { feeMin: 900, feeMax: 100 }])
    expect(await sectorCounts(query)).toEqual(new Map())
})

describe('sorts', () => {
  const byFee = (mode?: string) => (card: Card) => cheapest(card, mode)
  const weighted = ({ ratingAverage, ratingCount }: Card) =>
    -Math.round((10 * (40 + (ratingAverage ?? 0) * ratingCount)) / (10 + ratingCount))
  const orders: [query: Query, key: (card: Card) => number][] = [
    [{ sort: 'fee' }, byFee()],
    [{ sort: 'fee', mode: 'video' }, byFee('video')],
    [{ sort: 'rating' }, ({ ratingAverage }) => -(ratingAverage ?? 0)],
    [{ sort: 'best' }, weighted],
  ]
  test.each(orders)('%o', async (query, key) => {
    const keys = (await everybody(query)).map(key)
    expect(new Set(keys).size).toBeGreaterThan(3)
    expect(keys).toEqual([...keys].sort((a, b) => a - b))
  })

  test('soonest: by the slot the cards show', async () => {
    const times = (await everybody({ sort: 'soonest' })).map(({ nextFree }) => nextFree?.at ?? 'never')
    expect(times[0]).not.toBe('never')
    expect(times).toEqual([...times].sort())
  })

  test.each(['best', 'rating', 'fee', 'soonest'] as const)('%s: every page size lists everybody once', async (sort) => {
    const whole = idsOf(await everybody({ sort }))
    for (const [limit, query] of [
      [1, {}],
      [7, {}],
      [7, { experience: 1 }],
    ] as [number, Query][]) {
      const pages: number[] = []
      for (let page = 1; (page - 1) * limit < whole.length; page++)
        pages.push(...idsOf((await ask({ ...query, sort, limit, page })).data))
      if (sort === 'soonest') expect(pages.sort()).toEqual([...whole].sort())
      else expect(pages).toEqual(whole)
    }
  })
})

test.each([
  {},
  { industry: 'forging' },
  { experience: 1, language: 'hi' },
  { search: 'steel', free: 'today' },
] as Query[])('the number of statements does not depend on the page size: %o', async (query) => {
  await ask(query)
  const { db } = await world()
  // Otherwise it depends on who is on the page.
  await sql`update next_free_times set refresh_at = '-infinity'`.execute(db)
  const counts: number[] = []
  for (const limit of [1, 10, 100]) counts.push((await statementsOf(() => ask({ ...query, limit }))).length)
  expect(counts).toEqual(counts.map(() => counts[0]))
  expect(counts[0]).toBeGreaterThan(0)
  // A second one because no stored slot is current.
  expect(counts[0]).toBeLessThanOrEqual(Object.keys(query).length < 2 ? 2 : 6)
})

describe('invalid input', () => {
  test.each([{}, { experience: 1 }, { industry: 'forging' }])('page 10⁹ is an empty page: %o', async (query) => {
    const { data, count, page } = await ask({ ...query, page: 1_000_000_000 })
    expect([data, page]).toEqual([[], 1_000_000_000])
    expect(count).toBe((await ask(query)).count)
  })

  test.each([
    ['page', '0'],
    ['page', '1e30'],
    ['limit', '101'],
    ['sort', 'worst'],
    ['mode', 'telepathy'],
    ['rating', '6'],
    ['feeMax', 'cheap'],
    ['sector', 'long'],
    ['search', 'long'],
  ])('%s=%s is refused, naming the field', async (field, value) => {
    const { call } = await world()
    const { status, body } = await call('GET', '/api/mobile/v1/consultants', {
      query: { [field]: value.replace('long', 'x'.repeat(10_000)) },
    })
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'invalid', [field]])
  })

  test('an unknown language, city or text matches nobody', async () => {
    for (const query of [{ language: 'xx' }, { city: 'Atlantis' }, { search: '%' }, { feeMin: 900, feeMax: 100 }])
      expect(await ask(query)).toMatchObject(NO_MATCHES)
  })
})
