import type { FastifyInstance } from 'fastify'
import { exportOverview } from '#contract/admin.ts'
import { type CsvColumns, csv } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { countedByDay } from './queries.ts'
import { eachDay, type Span, spanOf } from './rules.ts'

/** The address says how many days are meant, so it gives exactly those that were on the screen. */
export const overviewFile = signedKind('overview.csv', exportOverview.input)

const columns: CsvColumns<ReturnType<typeof eachDay>[number]> = [
  ['Day', (row) => row.day],
  ['Sessions', (row) => row.sessions],
  ['Missed', (row) => row.noShows],
  ['Expert talks', (row) => row.talks],
  ['Gross (paise)', (row) => row.grossPaise],
  ['New customers', (row) => row.customers],
]

async function* daysOf(db: Db, span: Span) {
  yield eachDay(await countedByDay(db, span), span)
}

export const serveOverviewFile = (app: FastifyInstance) =>
  serveSigned(app, overviewFile, async ({ house, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    const span = spanOf(Number(params.days), now)
    return {
      filename: `overview-${span.firstDay}-to-${span.lastDay}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, daysOf(house.db, span)),
    }
  })
