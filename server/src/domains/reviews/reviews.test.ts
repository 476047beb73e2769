import { beforeAll, describe, expect, test } from 'vitest'
import * as api from '#contract/reviews/endpoints.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'

const ABOUT = { kind: 'session', mode: 'video' }
let consultantId = 0
beforeAll(async () => {
  await withDemoWorld()
  const { db } = await world()
  const first = await db
    .selectFrom('consultants')
    .select('id')
    .where('slug', '=', 'meera-joglekar')
    .executeTakeFirstOrThrow()
  consultantId = first.id
})

const list = async (given: object = {}) => {
  const { send } = await world()
  return (await send(api.listReviews, { id: consultantId, ...given })).body.data
}
/** Consultants whose stored rating differs from their rows. */
const lies = async () => {
  const { db } = await world()
  return db
    .selectFrom('consultants')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.consultant_id', '=', 'consultants.id').on('reviews.counted', '=', true),
    )
    .select('consultants.slug')
    .groupBy('consultants.id')
    .having((eb) =>
      eb.or([
        eb('rating_count', '<>', eb.fn.count<number>('reviews.id')),
        eb('rating_sum', '<>', eb.fn.coalesce(eb.fn.sum<number>('reviews.rating'), eb.lit(0))),
      ]),
    )
    .execute()
}

describe('reviews', () => {
  test('are listed newest first, in pages, with a matching summary', async () => {
    const first = await list({ limit: 20 })
    const second = await list({ limit: 20, page: 2 })
    const all = [...first.data, ...second.data]
    expect(first.count).toBe(all.length)
    expect(first.consultantRatings).toEqual(first.data)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    const stars = all.reduce((sum, { rating }) => sum + rating, 0)
    expect(first.ratings.average).toBeCloseTo(stars / all.length, 5)
    expect(first.ratings.distribution.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1])
    expect(first.ratings.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['en', 'hi']))
  })

  test('are available by SPEC’s path too, and to their consultant before anyone else', async () => {
    const { aCustomer, aConsultant, send } = await world()
    const given = { id: consultantId, rating: 4 }
    const { data } = (await (await aCustomer()).send(api.consultantReview, given)).body
    const { counts, tags, reportedIds, authors, items, ...same } = data
    expect(same).toEqual(await list({ rating: 4 }))
    expect([counts.all, reportedIds, authors, items]).toEqual([same.ratings.count, [], [], []])
    expect(tags.map(({ count }) => count)).toEqual([...tags.map(({ count }) => count)].sort((a, b) => b - a))
    const fresh = await aConsultant()
    const own = (await fresh.send(api.consultantReview, { id: fresh.id })).body.data
    expect(own).toMatchObject({ data: [], consultantRatings: [], count: 0, ratings: { average: null, count: 0 } })
    expect((await (await aCustomer()).send(api.consultantReview, { id: fresh.id })).status).toBe(404)
    expect((await send(api.consultantReview, given)).status).toBe(401)
  })

  test('are filtered by stars, with their count', async () => {
    const fours = await list({ rating: 4 })
    expect(fours.data.every(({ rating }) => rating === 4)).toBe(true)
    expect(fours.count).toBe(fours.ratings.distribution.find(({ rating }) => rating === 4)?.count)
    expect(await list({ rating: 1 })).toMatchObject({ data: [], count: 0 })
    expect((await list({ page: 1_000_000_000 })).data).toEqual([])
  })

  test('change the average with every row, and no longer count when hidden', async () => {
    const { db, clock } = await world()
    expect(await lies()).toEqual([])
    const now = clock.now()
    const before = (await list()).ratings
    const added = await db
      .insertInto('reviews')
      .values(
        [1, 2].map((rating) => ({
          consultant_id: consultantId,
          ...ABOUT,
          author: 'Owner, test, Pune',
          rating,
          held_at: now,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning('id')
      .execute()
    const ids = added.map(({ id }) => id)
    expect((await list()).ratings.count).toBe(before.count + 2)
    await db.updateTable('reviews').set({ rating: 4 }).where('id', 'in', ids).execute()
    expect(await lies()).toEqual([])
    await db
      .updateTable('reviews')
      .set({ hidden_at: now, hidden_reason: 'abusive' })
      .where('id', '=', ids[0]!)
      .execute()
    expect((await list()).data.map(({ id }) => id)).not.toContain(ids[0])
    expect(await lies()).toEqual([])
    await db.deleteFrom('reviews').where('id', 'in', ids).execute()
    expect((await list()).ratings).toEqual(before)
    expect(await lies()).toEqual([])
  })

  test('are limited to one per purchase, with one to five stars', async () => {
    const { db, clock } = await world()
    const now = clock.now()
    const add = (given: { rating: number; subject_id?: number }) =>
      db
        .insertInto('reviews')
        .values({
          ...ABOUT,
          consultant_id: consultantId,
          author: 'Owner',
          held_at: now,
          created_at: now,
          updated_at: now,
          ...given,
        })
        .execute()
    await expect(add({ rating: 6 })).rejects.toThrow('reviews_rating_in_stars')
    await add({ rating: 5, subject_id: 77 })
    await expect(add({ rating: 4, subject_id: 77 })).rejects.toThrow('reviews_one_per_subject')
    await db.deleteFrom('reviews').where('subject_id', '=', 77).execute()
  })

  test('of an unknown or suspended consultant are not found', async () => {
    const { db, send } = await world()
    const status = async (id: number) => (await send(api.listReviews, { id })).status
    const suspend = (at: Date | null) =>
      db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', consultantId).execute()
    await suspend(new Date())
    expect([await status(consultantId), await status(999_999_999)]).toEqual([404, 404])
    await suspend(null)
    expect(await status(consultantId)).toBe(200)
  })
})
