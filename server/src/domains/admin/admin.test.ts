import { beforeAll, describe, expect, test } from 'vitest'
import { FIGURES } from '#contract/admin/constants.ts'
import * as api from '#contract/admin/endpoints.ts'
import { decideApplicant, getApplicant } from '#contract/consultants/approvals.ts'
import { CHECKLIST } from '#contract/consultants/constants.ts'
import type { StaffRole } from '#contract/endpoint.ts'
import { requestRefund } from '#contract/orders/endpoints.ts'
import { aWithdrawal } from '#test/a-withdrawal.ts'
import { anApplicant } from '#test/applicants.ts'
import { aBooking, anAppealedBooking, slotAt } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { anAnsweredTalk, comeHere, goAway, look } from '#test/talks.ts'
import { type World, world } from '#test/world.ts'
import { closeDays } from './figures/totals.ts'

let the: World
let staff: Person
beforeAll(async () => {
  the = await world()
  await itIs('2026-05-20T10:00:00Z')
})

/** Signs in again, because a session from weeks ago would have expired. */
async function itIs(iso: string) {
  the.clock.set(new Date(iso))
  staff = await the.aStaff()
}

/** Everything is shown to an owner. */
type Whole<Parts> = { [Name in keyof Parts]: NonNullable<Parts[Name]> }

async function overview(days: '7' | '14' | '30' = '7') {
  const { figures, ...rest } = (await staff.send(api.getOverview, { days })).body.data
  return { ...rest, figures: figures as Whole<typeof figures> }
}
async function waiting() {
  const { data } = (await staff.send(api.getWaiting, {})).body
  return data as Whole<typeof data>
}
/** A paid session that began this many days ago at nine. */
async function sessionAt(daysAgo: number, state: 'completed' | 'no_show' | 'cancelled' = 'completed') {
  const booking = await aBooking(the)
  const at = slotAt(the, -daysAgo)
  await the.pool.query(`delete from busy_times where booking_id = $1`, [booking.id])
  await the.pool.query(
    `update bookings set state = $2, judged_at = $3, during = tstzrange($3::timestamptz, $3::timestamptz + interval '30 minutes'),
      no_show_of = case when $2 = 'no_show' then 'customer' end, cancelled_by = case when $2 = 'cancelled' then 'customer' end
     where id = $1`,
    [booking.id, state, at],
  )
  return booking
}

describe('the overview', () => {
  test('counts sessions on the day they began, compared with the same number of days before, without cancelled ones', async () => {
    const before = await overview()
    await sessionAt(1)
    await sessionAt(1, 'no_show')
    await sessionAt(2, 'cancelled')
    await sessionAt(8)
    await sessionAt(8)
    const { figures, days, from, to } = await overview()
    expect([from, to, days.length]).toEqual(['2026-05-14', '2026-05-20', 7])
    expect(figures.sessions.now - before.figures.sessions.now).toBe(2)
    expect(figures.sessions.before - before.figures.sessions.before).toBe(2)
    expect(figures.grossPaise.now - before.figures.grossPaise.now).toBe(200_000)
    expect(days.find(({ day }) => day === '2026-05-19')).toMatchObject({ sessions: 2, noShows: 1, grossPaise: 200_000 })
    expect(figures.noShowBp).toEqual({ now: 5000, before: 0 })
    expect((await overview('14')).figures.sessions.now).toBe(figures.sessions.now + figures.sessions.before)
  })

  test('compares up to the same hour: sessions later on the last day of the previous period do not count', async () => {
    await itIs('2026-06-20T02:00:00Z')
    const before = await overview()
    await sessionAt(7)
    expect((await overview()).figures.sessions.before).toBe(before.figures.sessions.before)
    await itIs('2026-06-20T05:00:00Z')
    expect((await overview()).figures.sessions.before).toBe(before.figures.sessions.before + 1)
  })

  test('counts a talk when it is answered, and new accounts', async () => {
    const before = (await overview()).figures
    await anAnsweredTalk(the)
    const { talks, customers } = (await overview()).figures
    // A minute later the unused talk would end and no longer count.
    the.clock.advance({ seconds: 1 })
    expect([talks.now, customers.now]).toEqual([before.talks.now, before.customers.now])
    const later = (await overview()).figures
    expect([later.talks.now, later.customers.now]).toEqual([before.talks.now + 1, before.customers.now + 1])
  })

  test('returns how many of the listed consultants are online', async () => {
    const { consultant } = await aBooking(the)
    const before = (await overview()).consultants
    await comeHere(the, consultant)
    expect((await overview()).consultants).toEqual({ listed: before.listed, online: before.online + 1 })
    await goAway(the, consultant)
    expect((await overview()).consultants).toEqual(before)
  })

  test('is exported as CSV, one line per day, and the export is recorded in the audit log', async () => {
    const { url } = (await staff.send(api.exportOverview, { days: '7' })).body.data
    const file = await the.call('GET', url)
    const lines = file.text.trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFDate,Sessions,No-shows,Expert talks,Gross (rupees),New customers,Revenue (rupees),Commission (rupees),Refunds (rupees),Talk minutes,Minutes to an answer,Searches without result,Courses sold',
    )
    expect(lines).toHaveLength(8)
    const taken = await the.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', staff.id)
      .where('action', '=', 'overview.exported')
      .execute()
    expect(taken).toHaveLength(1)
  })

  test('shows each role only what it may read in a list', async () => {
    const seenBy = async (role: StaffRole) => {
      const person = await the.aStaff({ role })
      const { figures, days } = (await person.send(api.getOverview, { days: '7' })).body.data
      const queues = (await person.send(api.getWaiting, {})).body.data
      const namesIn = (parts: object) => Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [name]))
      return { figures: namesIn(figures), days: days.length, gross: days[0]?.grossPaise, queues: namesIn(queues) }
    }
    expect(await seenBy('content')).toEqual({ figures: [], days: 0, gross: undefined, queues: [] })
    expect(await seenBy('support')).toEqual({
      ...{ figures: ['sessions', 'talks', 'customers', 'noShowBp'], days: 7, gross: null },
      queues: [
        ...['approvals', 'refundRequests', 'appeals', 'credits', 'reportedReviews', 'reportedPeople', 'enquiries'],
        ...['returns', 'disputes'],
      ],
    })
    expect(await seenBy('finance')).toMatchObject({
      figures: expect.arrayContaining([
        'grossPaise',
        'revenuePaise',
        'sessions',
        'talks',
        'customers',
        'noShowBp',
        'learning',
      ]),
      queues: ['payouts', 'refundRequests', 'refundProposals', 'appeals', 'credits', 'payments', 'reportedPeople'],
    })
  })

  test('is the same from closed days, and every figure is the sum of its rows', async () => {
    await itIs('2026-07-20T10:00:00Z')
    // Talks of earlier tests end now, and not between the two overviews.
    await look(the)
    await sessionAt(10)
    await sessionAt(1, 'no_show')
    await anAnsweredTalk(the)
    the.clock.advance({ seconds: 1 })
    const before = await overview('30')
    await closeDays(the.app.services, the.clock.now())
    const days = ['2026-07-10', '2026-07-19', '2026-07-20']
    const stored = await the.db.selectFrom('daily_figures').select('day').where('day', 'in', days).execute()
    // Today is not over.
    expect(Map.groupBy(stored, ({ day }) => day)).toEqual(
      new Map(days.slice(0, 2).map((day) => [day, FIGURES.map(() => ({ day }))])),
    )
    const after = await overview('30')
    expect({ ...after, consultants: before.consultants }).toEqual(before)
    for (const figure of FIGURES) {
      const { data, total, count } = (await staff.send(api.listFigureRows, { days: '30', figure, limit: 100 })).body
        .data
      expect([figure, data.reduce((sum, { amount }) => sum + amount, 0), data.length]).toEqual([figure, total, count])
      if (figure in after.figures) expect(after.figures[figure as 'sessions'].now).toBe(total)
    }
    // What changed is counted again with the next hour.
    await sessionAt(10)
    await sessionAt(1)
    await closeDays(the.app.services, the.clock.now())
    expect((await overview('30')).figures.sessions.now).toBe(before.figures.sessions.now + 2)
  })

  test('is for staff only', async () => {
    const customer = await the.aCustomer()
    for (const endpoint of [api.getOverview, api.getWaiting, api.exportOverview])
      expect((await customer.send(endpoint, {})).status).toBe(403)
  })
})

describe('the work queue of staff', () => {
  test('contains a submitted profile until it is decided', async () => {
    const { approvals } = await waiting()
    const { id } = await anApplicant(the)
    expect((await waiting()).approvals.count).toBe(approvals.count + 1)
    const { revision } = (await staff.send(getApplicant, { id })).body.data.applicant
    const seen = { seen: 'submitted', revision, note: '' } as const
    await staff.send(decideApplicant, { id, decision: 'approve', ...seen, checklist: [...CHECKLIST] })
    expect((await waiting()).approvals).toEqual(approvals)
  })

  test('contains withdrawals with their total, and refund requests with the oldest', async () => {
    const before = await waiting()
    await aWithdrawal(the, await the.aConsultant())
    const { customer, orderId } = await aBooking(the)
    await customer.send(requestRefund, { id: orderId, reason: 'Not what I thought' })
    const after = await waiting()
    expect(after.payouts.count - before.payouts.count).toBe(1)
    expect(after.payouts.paise - before.payouts.paise).toBe(100_000)
    expect(after.refundRequests.count - before.refundRequests.count).toBe(1)
    expect(after.refundRequests.oldestAt).not.toBeNull()
  })

  test('contains appealed no-shows, and payments that differ from the gateway’s records', async () => {
    const before = await waiting()
    await anAppealedBooking(the)
    await the.pool.query(
      `insert into payment_reconciliations (day, provider, ran_at, gateway_payments, gateway_paise, our_payments, our_paise,
         gateway_refunds_paise, our_refunds_paise, fees_paise, differences, mended)
       values ('2026-01-01', 'test', $1, 3, 3, 1, 1, 0, 0, 0, 3, 1)`,
      [the.clock.now()],
    )
    const after = await waiting()
    expect(after.appeals.count - before.appeals.count).toBe(1)
    expect(after.payments.count - before.payments.count).toBe(2)
  })
})
