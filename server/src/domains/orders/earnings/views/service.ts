import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/earnings.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { dayInIndia, endOfDay, startOfDay } from '#server/platform/time.ts'
import { feeRatesOf } from '../fee-rates.ts'
import { type Steps, saleLeft, waterfall } from '../rules.ts'
import {
  type EntryRow,
  earningEntries,
  earningMonths,
  earningSums,
  frozenPaise,
  linesToEarn,
  requestedWithdrawalsPaise,
  type Span,
} from './queries.ts'
import { lastMonths, monthSoFarBefore, periodBefore } from './rules.ts'

const spanOf = (consultantId: number, { from, to }: { from?: string | undefined; to?: string | undefined }): Span => ({
  consultantId,
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

const entryShown = (row: EntryRow) => ({ ...row, paidBy: row.paidBy === null ? null : `WD-${row.paidBy}` })

export async function listEarnings({ db, actor, now }: SignedIn, input: Input<typeof api.listEarnings>) {
  const { page, limit } = input
  const span = spanOf(actor.id, input)
  const before = periodBefore(input, dayInIndia(now))
  const [rows, sums, whereabouts, earlier] = await Promise.all([
    earningEntries(db, span, { limit, offset: (page - 1) * limit }),
    earningSums(db, span),
    whereaboutsOf(db, actor.id),
    before ? earningSums(db, spanOf(actor.id, before)) : undefined,
  ])
  const data = rows.map(entryShown)
  const previous = before && earlier ? { ...before, netPaise: earlier.netPaise } : null
  return { data, count: sums.items, page, limit, sums, previous, whereabouts }
}

export async function listEarningsOfPerson({ db }: SignedIn, input: Input<typeof api.listEarningsOfPerson>) {
  const { id, page, limit } = input
  const span = spanOf(id, {})
  const [rows, { items, netPaise }] = await Promise.all([
    earningEntries(db, span, { limit, offset: (page - 1) * limit }),
    earningSums(db, span),
  ])
  return { data: rows.map(entryShown), count: items, page, limit, netPaise }
}

export async function plotEarnings({ db, actor, now }: SignedIn, { months }: Input<typeof api.plotEarnings>) {
  const today = dayInIndia(now)
  const names = lastMonths(today, months)
  const lastMonth = monthSoFarBefore(today)
  const [rows, earlier] = await Promise.all([
    earningMonths(db, spanOf(actor.id, { from: `${names[0]}-01` })),
    earningSums(db, spanOf(actor.id, lastMonth)),
  ])
  const sumOf = (of: typeof rows, step: 'netPaise' | 'grossPaise') => of.reduce((sum, row) => sum + row[step], 0)
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => ({ kind, sum: sumOf(of, 'netPaise') }))
  return {
    lastMonthSoFar: { ...lastMonth, netPaise: earlier.netPaise },
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

/** All earnings to date, by their current status. */
async function whereaboutsOf(db: Db | Tx, consultantId: number) {
  const all = await earningSums(db, spanOf(consultantId, {}))
  const balances = await ledger.balancesOf(db, consultantId)
  const frozen = await frozenPaise(db, consultantId)
  const requestedPaise = await requestedWithdrawalsPaise(db, consultantId)
  const { earnings_pending, earnings, payout, debt } = balances
  return {
    onHoldPaise: earnings_pending - frozen,
    frozenPaise: frozen,
    readyPaise: earnings,
    requestedPaise,
    underWayPaise: payout - requestedPaise,
    paidPaise: all.netPaise - earnings_pending - earnings - payout - debt,
    owedPaise: -debt,
  }
}

/**
 * What a consultant will earn with each line if the work is done and nothing more is refunded, at the rates of that
 * day.
 */
export async function expectedEarnings(
  db: Db | Tx,
  consultantId: number,
  due: readonly { lineId: number; at: Date }[],
): Promise<Map<number, Steps>> {
  if (due.length === 0) return new Map()
  const [rates, lines] = await Promise.all([
    feeRatesOf(db, consultantId),
    linesToEarn(
      db,
      due.map(({ lineId }) => lineId),
    ),
  ])
  const dueAt = new Map(due.map(({ lineId, at }) => [lineId, at]))
  return new Map(
    lines.map(({ id, backTotalPaise, backTaxablePaise, ...line }) => {
      const back = { totalPaise: backTotalPaise, taxablePaise: backTaxablePaise }
      const { grossPaise, deliveryPaise } = saleLeft(line, { back, retainedPercent: undefined })
      return [id, waterfall(grossPaise, rates(dueAt.get(id)!), deliveryPaise)]
    }),
  )
}

/** For statements and staff: the rows of a period, newest first, and their totals. */
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
