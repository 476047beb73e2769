import { beforeAll, describe, expect, test } from 'vitest'
import * as api from '#contract/discovery/profile.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'

let id = 0
beforeAll(async () => {
  await withDemoWorld()
  const { db } = await world()
  const first = await db
    .selectFrom('consultants')
    .select('id')
    .where('slug', '=', 'meera-joglekar')
    .executeTakeFirstOrThrow()
  id = first.id
})

const bySlug = async (slug: string) => (await world()).send(api.consultantProfile, { slug })

describe('a profile', () => {
  test('has everything that is shown, under the names of the data areas', async () => {
    const { send } = await world()
    const { consultantDetails, consultantsProcedure, expertsvideos, ratings } = (
      await send(api.consultantDetails, { id })
    ).body.data
    expect(consultantDetails).toMatchObject({
      slug: 'meera-joglekar',
      name: 'Meera Joglekar',
      experienceYears: 22,
      presence: 'offline',
      nextFree: { at: '2026-03-02T04:45:00.000Z', mode: 'video', minutes: 15 },
      credentials: [
        { kind: 'education', title: 'M.Tech, Food Technology' },
        { kind: 'registration', title: 'FSSAI auditor (TPA)' },
        { kind: 'registration', title: 'ISO 22000 lead auditor' },
      ],
      measured: { completedSessions: 17, answersWithinMinutes: null, punctualPercent: 100 },
    })
    expect(consultantDetails.about).toContain('spice and ready-mix plant')
    expect(consultantDetails.allFees.map(({ mode, minutes }) => `${mode} ${minutes}`)).toEqual([
      ...[15, 30, 45, 60].map((minutes) => `video ${minutes}`),
      ...[15, 30, 45, 60].map((minutes) => `audio ${minutes}`),
      'written 0',
    ])
    expect(consultantsProcedure).not.toBe('')
    expect(expertsvideos).toContainEqual({
      title: 'Grinder buying, mistakes I made',
      url: '/expert-talk/industrial/talks/grinder-buying-mistakes-i-made',
    })
    expect([ratings.count, ratings.average]).toEqual([consultantDetails.ratingCount, consultantDetails.ratingAverage])
    const other = (await send(api.consultantById, { id })).body.data
    expect(other.consultantDetailsById).toEqual(consultantDetails)
  })

  test('is found by its slug, a former slug and its id', async () => {
    const { db } = await world()
    const rename = (slug: string) => db.updateTable('consultants').set({ slug }).where('id', '=', id).execute()
    await rename('meera-joglekar-of-pune')
    for (const address of ['meera-joglekar-of-pune', 'meera-joglekar', String(id)])
      expect((await bySlug(address)).body.data.consultantDetails.slug).toBe('meera-joglekar-of-pune')
    await rename('meera-joglekar')
    expect((await bySlug('meera-joglekar')).body.data.consultantDetails.slug).toBe('meera-joglekar')
  })

  test('does not exist for an unknown, unapproved or suspended consultant', async () => {
    const { db, send } = await world()
    for (const address of ['nobody-here', '999999999', '99999999999999999999', '१२', "' or 1=1 --"])
      expect([address, (await bySlug(address)).status]).toEqual([address, 404])
    const suspend = (at: Date | null) =>
      db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', id).execute()
    await suspend(new Date())
    expect([
      (await bySlug('meera-joglekar')).status,
      (await send(api.consultantDetails, { id })).status,
      (await send(api.consultantById, { id })).status,
      (await send(api.similarConsultants, { id })).status,
    ]).toEqual([404, 404, 404, 404])
    await suspend(null)
    await db.updateTable('consultants').set({ approval: 'draft' }).where('id', '=', id).execute()
    expect((await bySlug('meera-joglekar')).status).toBe(404)
    await db.updateTable('consultants').set({ approval: 'approved' }).where('id', '=', id).execute()
    expect((await bySlug('meera-joglekar')).status).toBe(200)
  })
})

test('similar consultants share industries, and exclude the consultant', async () => {
  const { send } = await world()
  const own = (await send(api.consultantDetails, { id })).body.data.consultantDetails
  const { consultants } = (await send(api.similarConsultants, { id, limit: 4 })).body.data
  expect(consultants).toHaveLength(4)
  const mine = new Set(own.industries.map((industry) => industry.id))
  for (const similar of consultants) {
    expect(similar.id).not.toBe(id)
    expect(similar.industries.some((industry) => mine.has(industry.id))).toBe(true)
  }
})
