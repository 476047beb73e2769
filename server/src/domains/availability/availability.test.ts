import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#contract/availability/endpoints.ts'
import { demoLogins } from '#demo/people.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'
import { refreshNextFree } from './next-free/service.ts'
import { nextFreeSessions } from './service.ts'

/** Free every day from nine to six; the test clock is at ten on a Monday. */
let consultantId = 0
beforeAll(async () => {
  await withDemoWorld()
  const { db } = await world()
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('mobile', '=', demoLogins.consultant)
    .executeTakeFirstOrThrow()
  consultantId = id
})
beforeEach(async () => {
  const { db } = await world()
  await db.deleteFrom('busy_times').execute()
  await db.deleteFrom('availability_settings').execute()
})

const slots = async (given: Partial<Parameters<Awaited<ReturnType<typeof world>>['send']>[1]> = {}) => {
  const { send } = await world()
  return (await send(api.listFreeSlots, { id: consultantId, mode: 'video', minutes: 30, ...given })).body.data
}
const times = async (date: string) => {
  const { consultantSlots } = await slots({ from: date, days: 1 })
  return consultantSlots[0]!.slots.map(({ time }) => time)
}
const occupy = async (kind: string, from: string, to: string, lapsesAt: string | null = null) => {
  const { db } = await world()
  const during = sql<string>`tstzrange(${from}, ${to})`
  await db
    .insertInto('busy_times')
    .values({
      consultant_id: consultantId,
      kind,
      during,
      blocked: during,
      lapses_at: lapsesAt ? new Date(lapsesAt) : null,
    })
    .execute()
}

describe('free slots', () => {
  test('are listed by day with their number, local time and instant, starting today', async () => {
    const { timeZone, today, lastDay, consultantSlots } = await slots()
    expect([timeZone, today, lastDay]).toEqual(['Asia/Kolkata', '2026-03-02', '2026-04-01'])
    expect(consultantSlots.map(({ date, count }) => [date, count])).toEqual([
      ['2026-03-02', 30],
      ...['03', '04', '05', '06', '07', '08'].map((day) => [`2026-03-${day}`, 35]),
    ])
    expect(consultantSlots[0]?.slots[0]).toEqual({ time: '10:15', startsAt: '2026-03-02T04:45:00.000Z' })
  })

  test("exclude busy times with the consultant's buffers", async () => {
    const { db } = await world()
    await occupy('booking', '2026-03-03T05:00:00Z', '2026-03-03T05:30:00Z')
    expect(await times('2026-03-03')).not.toContain('10:30')
    expect(await times('2026-03-03')).toEqual(expect.arrayContaining(['10:00', '11:00']))
    await db
      .insertInto('availability_settings')
      .values({ consultant_id: consultantId, buffer_before_minutes: 10 })
      .execute()
    expect(await times('2026-03-03')).toContain('10:00')
    expect(await times('2026-03-03')).not.toContain('11:00')
    expect(await times('2026-03-03')).toContain('11:15')
  })

  test('reappear automatically when a hold expires', async () => {
    const { clock } = await world()
    const now = clock.now()
    await occupy('hold', '2026-03-03T05:00:00Z', '2026-03-03T05:30:00Z', '2026-03-02T04:40:00Z')
    expect(await times('2026-03-03')).not.toContain('10:30')
    clock.advance({ minutes: 10 })
    expect(await times('2026-03-03')).toContain('10:30')
    clock.set(now)
  })

  test('follow days off and the hours of single days', async () => {
    const { db } = await world()
    await db.insertInto('days_off').values({ consultant_id: consultantId, days: '[2026-03-10,2026-03-12)' }).execute()
    await db
      .insertInto('day_hours')
      .values({ consultant_id: consultantId, on_day: '2026-03-12', from_minute: 600, to_minute: 660 })
      .execute()
    const { consultantSlots } = await slots({ from: '2026-03-09', days: 4 })
    expect(consultantSlots.map(({ count }) => count)).toEqual([35, 0, 0, 3])
    await db.deleteFrom('days_off').execute()
    await db.deleteFrom('day_hours').execute()
  })

  test('are empty for a length without a fee and beyond the booking horizon', async () => {
    const { db } = await world()
    await db.deleteFrom('consultant_fees').where('consultant_id', '=', consultantId).where('minutes', '=', 45).execute()
    expect((await slots({ minutes: 45, days: 1 })).consultantSlots[0]?.count).toBe(0)
    expect((await slots({ from: '2027-01-01', days: 1 })).consultantSlots[0]?.count).toBe(0)
  })

  test('are empty for an unknown, unapproved or suspended consultant', async () => {
    const { db, send } = await world()
    const status = async (id: number) => (await send(api.listFreeSlots, { id, mode: 'video', minutes: 30 })).status
    const someone = await db
      .selectFrom('consultants')
      .select('id')
      .where('approval', '=', 'approved')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([await status(someone.id), await status(999_999_999)]).toEqual([200, 404])
    const suspend = (at: Date | null) =>
      db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', someone.id).execute()
    await suspend(new Date())
    expect(await status(someone.id)).toBe(404)
    await suspend(null)
    await db.updateTable('consultants').set({ approval: 'submitted' }).where('id', '=', someone.id).execute()
    expect(await status(someone.id)).toBe(404)
    await db.updateTable('consultants').set({ approval: 'approved' }).where('id', '=', someone.id).execute()
  })

  test.each([{ mode: 'written' }, { minutes: '20' }, { from: 'monday' }, { days: '40' }])(
    'are refused for %o',
    async (wrong) => {
      const { call } = await world()
      const query = { mode: 'video', minutes: '30', ...wrong }
      expect((await call('GET', `/api/web/v1/consultants/${consultantId}/free-slots`, { query })).status).toBe(422)
    },
  )
})

describe('the database', () => {
  test('prevents overlaps of our own reservations, while an external calendar may overlap', async () => {
    await occupy('booking', '2026-03-03T05:00:00Z', '2026-03-03T05:30:00Z')
    await expect(occupy('call', '2026-03-03T05:29:00Z', '2026-03-03T05:40:00Z')).rejects.toThrow('slot_taken')
    await occupy('external', '2026-03-03T05:00:00Z', '2026-03-03T06:00:00Z')
    await occupy('booking', '2026-03-03T05:30:00Z', '2026-03-03T06:00:00Z')
  })
})

describe('the next free slot', () => {
  const stored = async () => {
    const { db } = await world()
    return db
      .selectFrom('next_free_times')
      .select('at')
      .where('consultant_id', '=', consultantId)
      .executeTakeFirstOrThrow()
  }

  test('is computed for many in a fixed number of statements, and is null without a free slot', async () => {
    const { db, clock } = await world()
    const ids = (await db.selectFrom('consultants').select('id').execute()).map(({ id }) => id)
    const next = await nextFreeSessions(db, [...ids, 999_999_999], clock.now())
    expect(next.get(consultantId)).toMatchObject({ at: new Date('2026-03-02T04:45:00Z'), mode: 'video', minutes: 15 })
    expect(next.has(999_999_999)).toBe(false)
  })

  test('is stored for sorting, and follows bookings, releases, expired holds and the passage of time', async () => {
    const { db, clock } = await world()
    const now = clock.now()
    const refreshed = async () => {
      await refreshNextFree(db, clock.now())
      return (await stored()).at?.toISOString()
    }
    expect(await refreshed()).toBe('2026-03-02T04:45:00.000Z')
    await occupy('hold', '2026-03-02T04:30:00Z', '2026-03-02T06:00:00Z', '2026-03-02T04:40:00Z')
    expect(await refreshed()).toBe('2026-03-02T06:00:00.000Z')
    clock.advance({ minutes: 11 })
    expect(await refreshed()).toBe('2026-03-02T05:00:00.000Z')
    expect(await refreshNextFree(db, clock.now())).toBe(0)
    clock.advance({ hours: 9 })
    expect(await refreshed()).toBe('2026-03-03T03:30:00.000Z')
    clock.set(now)
  })

  test('is not stored from before a slot that a running transaction is taking', async () => {
    const { db, clock } = await world()
    await db.transaction().execute(async (tx) => {
      const during = sql<string>`tstzrange('2026-03-02T04:30:00Z', '2026-03-02T06:00:00Z')`
      const taken = { consultant_id: consultantId, kind: 'booking', during, blocked: during }
      await tx.insertInto('busy_times').values(taken).execute()
      // In another connection, as the job runs it.
      await refreshNextFree(db, clock.now())
    })
    await refreshNextFree(db, clock.now())
    expect((await stored()).at?.toISOString()).toBe('2026-03-02T06:00:00.000Z')
  })

  test('of a fully booked consultant is computed again at midnight, when a new day can be booked', async () => {
    const { db, clock } = await world()
    const now = clock.now()
    clock.set(new Date('2026-03-02T15:00:00Z'))
    await occupy('external', '2026-03-02T00:00:00Z', '2026-04-01T18:30:00Z')
    await refreshNextFree(db, clock.now())
    expect((await stored()).at).toBeNull()
    clock.set(new Date('2026-03-02T18:30:00Z'))
    await refreshNextFree(db, clock.now())
    expect((await stored()).at?.toISOString()).toBe('2026-04-02T03:30:00.000Z')
    clock.set(now)
  })

  test('is null while suspended, and is computed again afterwards', async () => {
    const { db, clock } = await world()
    const suspend = async (at: Date | null) => {
      await db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', consultantId).execute()
      await refreshNextFree(db, clock.now())
    }
    await suspend(clock.now())
    expect((await stored()).at).toBeNull()
    await suspend(null)
    expect((await stored()).at).not.toBeNull()
  })
})
