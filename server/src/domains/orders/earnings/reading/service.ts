import type * as api from '#contract/earnings.ts'
import type { Input } from '#contract/endpoint.ts'
import * as ledger from '#server/domains/ledger/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { dayInIndia, endOfDay, startOfDay } from '#server/platform/india.ts'
import { earningEntries, earningMonths, earningSums, frozenPaise, type Span } from './queries.ts'
import { lastMonths } from './rules.ts'

const spanOf = (consultantId: number, { from, to }: { from?: string | undefined; to?: string | undefined }): Span => ({
  consultantId,
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

export async function listEarnings({ db, actor }: SignedIn, wish: Input<typeof api.listEarnings>) {
  const { page, limit } = wish
  const span = spanOf(actor.id, wish)
  const [rows, sums, whereabouts] = await Promise.all([
    earningEntries(db, span, { limit, offset: (page - 1) * limit }),
    earningSums(db, span),
    whereaboutsOf(db, actor.id),
  ])
  const data = rows.map((row) => ({ ...row, paidBy: row.paidBy === null ? null : `WD-${row.paidBy}` }))
  return { data, count: sums.items, page, limit, sums, whereabouts }
}

export async function plotEarnings({ db, actor, now }: SignedIn, { months }: Input<typeof api.plotEarnings>) {
  const names = lastMonths(dayInIndia(now), months)
  const rows = await earningMonths(db, spanOf(actor.id, { from: `${names[0]}-01` }))
  const sumOf = (of: typeof rows, step: 'netPaise' | 'grossPaise') => of.reduce((sum, row) => sum + row[step], 0)
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => ({ kind, sum: sumOf(of, 'netPaise') }))
  return {
    kinds: byKind.sort((a, b) => b.sum - a.sum).map(({ kind }) => kind),
    months: names.map((month) => {
      const of = rows.filter((row) => row.month === month)
      return {
        ...{ month, netPaise: sumOf(of, 'netPaise'), grossPaise: sumOf(of, 'grossPaise') },
        byKind: of.map(({ kind, netPaise }) => ({ kind, netPaise })),
      }
    }),
  }
}

/** Everything that was ever earned is in one of these places. */
async function whereaboutsOf(db: Db | Tx, consultantId: number) {
  const all = await earningSums(db, spanOf(consultantId, {}))
  const purses = await ledger.balancesOf(db, consultantId)
  const frozen = await frozenPaise(db, consultantId)
  const { earnings_pending, earnings, payout, debt } = purses
  return {
    onHoldPaise: earnings_pending - frozen,
    frozenPaise: frozen,
    readyPaise: earnings,
    underWayPaise: payout,
    paidPaise: all.netPaise - earnings_pending - earnings - payout - debt,
    owedPaise: -debt,
  }
}

/** For statements and for staff: rows of a time, oldest last, and their sums. */
export async function summariseEarnings(
  db: Db,
  consultantId: number,
  days: { from?: string | undefined; to?: string | undefined },
  limit = 0,
) {
  const span = spanOf(consultantId, days)
  const [rows, sums] = await Promise.all([
    limit > 0 ? earningEntries(db, span, { limit, offset: 0 }) : [],
    earningSums(db, span),
  ])
  return { rows, sums }
}
