import type { FastifyInstance } from 'fastify'
import { exportOverview } from '#contract/admin/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, csv } from '#server/platform/documents/csv.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { amountsOf } from './figures/totals.ts'
import { eachDay, type Span, spanOf } from './rules.ts'

/** The signed link contains the number of days, so the export matches the screen. */
export const overviewFile = signedKind('overview.csv', exportOverview.input)

const columns: CsvColumns<ReturnType<typeof eachDay>[number]> = [
  ['Date', (row) => row.day],
  ['Sessions', (row) => row.sessions],
  ['No-shows', (row) => row.noShows],
  ['Expert talks', (row) => row.talks],
  ['Gross', (row) => row.grossPaise, 'rupees'],
  ['New customers', (row) => row.customers],
  ['Revenue', (row) => row.revenuePaise, 'rupees'],
  ['Commission', (row) => row.commissionPaise, 'rupees'],
  ['Refunds', (row) => row.refundsPaise, 'rupees'],
  ['Talk minutes', (row) => row.talkMinutes],
  ['Minutes to an answer', (row) => row.answerMinutes],
  ['Searches without result', (row) => row.vainSearches],
  ['Courses sold', (row) => row.learning],
]

async function* daysOf(db: Db, span: Span) {
  yield eachDay((await amountsOf(db, span)).current, span.from, span.days)
}

export const serveOverviewFile = (app: FastifyInstance) =>
  serveSigned(app, overviewFile, async ({ services, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    const span = spanOf(Number(params.days), now)
    return {
      filename: `overview-${span.firstDay}-to-${span.lastDay}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, daysOf(services.db, span)),
    }
  })
