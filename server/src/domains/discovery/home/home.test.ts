import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as api from '#contract/discovery/home.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

const top = async (limit?: number) => {
  const { send } = await world()
  return (await send(api.topConsultants, limit === undefined ? {} : { limit })).body.data.topConsultants
}

describe('top consultants', () => {
  test('are cards with fee, place, languages and industries', async () => {
    const [first] = await top()
    expect(first).toMatchObject({
      slug: 'meera-joglekar',
      name: 'Meera Joglekar',
      headlineHindi: 'खाद्य प्रसंस्करण और FSSAI',
      city: 'Pune',
      state: 'Maharashtra',
      sector: { slug: 'food-beverages' },
      fees: [
        { mode: 'video', minutes: 15 },
        { mode: 'audio', minutes: 15 },
        { mode: 'written', minutes: 0, feePaise: 90_000 },
      ],
      languages: ['en', 'hi', 'mr'],
      lowestFeePaise: 60_000,
      talkRatePaise: 2500,
      ratingCount: 19,
    })
    expect(first?.industries.map(({ slug }) => slug)).toContain('fssai-licence')
  })

  test('are sorted best rated first, without duplicates, up to the limit', async () => {
    const { db } = await world()
    const someone = (await top(24)).at(-1)!
    const stars = { rating_sum: someone.ratingCount * 5, rating_count: someone.ratingCount }
    await db.updateTable('consultants').set(stars).where('id', '=', someone.id).execute()
    const best = await top(12)
    expect([best[0]?.id, best[0]?.ratingAverage]).toEqual([someone.id, 5])
    expect(new Set(best.map(({ id }) => id)).size).toBe(12)
    const before = Math.round(someone.ratingAverage! * someone.ratingCount)
    await db.updateTable('consultants').set({ rating_sum: before }).where('id', '=', someone.id).execute()
  })

  test.each(['0', '25', 'many'])('limit=%s is refused', async (limit) => {
    const { call } = await world()
    expect((await call('GET', '/api/web/v1/top-consultants', { query: { limit } })).status).toBe(422)
  })

  test('exclude suspended and unapproved consultants, and the figures follow', async () => {
    const { db, send } = await world()
    const facts = async () => (await send(api.homeFacts, {})).body.data
    const before = await facts()
    const [first, second] = await top(2)
    await db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', first!.id).execute()
    await db.updateTable('consultants').set({ approval: 'draft' }).where('id', '=', second!.id).execute()
    expect((await top()).map(({ id }) => id)).not.toContain(first!.id)
    expect((await top()).map(({ id }) => id)).not.toContain(second!.id)
    expect((await facts()).verifiedConsultants).toBe(before.verifiedConsultants - 2)
    await db.updateTable('accounts').set({ suspended_at: null }).where('id', '=', first!.id).execute()
    await db.updateTable('consultants').set({ approval: 'approved' }).where('id', '=', second!.id).execute()
    expect(await facts()).toEqual(before)
    expect(before.sectorsCovered).toBe(29)
    const { sessions, stars } = await db
      .selectNoFrom((eb) => [
        eb
          .selectFrom('bookings')
          .select(eb.fn.countAll<number>().as('n'))
          .where('state', '=', 'completed')
          .as('sessions'),
        eb
          .selectFrom('reviews')
          .select(sql<number>`round(avg(rating), 1)::real`.as('stars'))
          .where('counted', '=', true)
          .as('stars'),
      ])
      .executeTakeFirstOrThrow()
    expect(before).toMatchObject({ sessionsCompleted: sessions, ratingAverage: stars })
    expect(before.sessionsCompleted).toBeGreaterThan(0)
  })
})

test('a consultant without a photo has a generated portrait', async () => {
  const { db, call } = await world()
  const [first] = await top(1)
  await db.updateTable('accounts').set({ thumbnail: null }).where('id', '=', first!.id).execute()
  const [drawn] = await top(1)
  expect(drawn?.thumbnail).toBe(`/media/portraits/plain/${first!.id}.svg`)
  const portrait = await call('GET', drawn!.thumbnail)
  expect([portrait.status, portrait.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')])
  expect(portrait.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})
