import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listConsultants } from '#contract/discovery/listing.ts'
import { nextFreeSessions, refreshNextFree } from '#server/domains/availability/public.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

const listed = async (mode?: 'video' | 'audio') => {
  const { body } = await (await world()).send(listConsultants, { limit: 100, ...(mode && { mode }) })
  return body.data.data
}

test('a card shows the slot that would be computed now, from the stored run or without it', async () => {
  const { db, clock } = await world()
  const start = clock.now()
  await sql`update next_free_times set refresh_at = '-infinity'`.execute(db)
  await refreshNextFree(db, start)
  for (const hours of [0, 1.1, 3.9, 7.3, 26]) {
    clock.set(new Date(start.getTime() + hours * 3_600_000))
    for (const mode of [undefined, 'video', 'audio'] as const) {
      const cards = await listed(mode)
      const ids = cards.map(({ id }) => id)
      const computed = await nextFreeSessions(db, ids, clock.now(), mode)
      const shown = cards.map(({ id, nextFree }) => [id, nextFree && { ...nextFree, at: new Date(nextFree.at) }])
      expect(shown).toEqual(ids.map((id) => [id, computed.get(id) ?? null]))
    }
  }
  clock.set(start)
})
