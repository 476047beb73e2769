import type { FastifyInstance } from 'fastify'
import { summariseEarnings } from '#server/domains/orders/public.ts'
import { readDocumentBrand } from '#server/domains/settings/public.ts'
import { type CsvColumns, csv } from '#server/platform/documents/csv.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned } from '#server/platform/http/signed-urls.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { personOf, taxNumbersOf } from '../bank-details/queries.ts'
import { statementFile } from './kind.ts'
import { drawStatement } from './paper.ts'
import { ROWS_MAX } from './rules.ts'

type Row = Awaited<ReturnType<typeof summariseEarnings>>['rows'][number]

const columns: CsvColumns<Row> = [
  ['Date', (row) => dayInIndia(row.at)],
  ['Order', (row) => row.orderId],
  ['Entry', (row) => row.entry],
  ['Booking', (row) => row.reference],
  ['Customer', (row) => row.customer],
  ['Work', (row) => row.title_english],
  ['Gross', (row) => row.grossPaise, 'rupees'],
  ['Commission', (row) => row.commissionPaise, 'rupees'],
  ['GST on commission', (row) => row.commissionGstPaise, 'rupees'],
  ['TCS', (row) => row.tcsPaise, 'rupees'],
  ['TDS', (row) => row.tdsPaise, 'rupees'],
  ['GST of goods', (row) => row.passedTaxPaise, 'rupees'],
  ['Net', (row) => row.netPaise, 'rupees'],
  ['Status', (row) => row.state],
  ['Withdrawal', (row) => (row.paidBy === null ? null : `WD-${row.paidBy}`)],
  ['Delivery in gross, without commission', (row) => row.deliveryPaise, 'rupees'],
]

export const serveStatements = (app: FastifyInstance) =>
  serveSigned(app, statementFile, async ({ services, actor, now, params }) => {
    if (actor.type !== 'consultant') throw new Problem('not_found')
    const { from, to, format, statement } = params
    const earned = await summariseEarnings(services.db, actor.id, { from, to }, ROWS_MAX)
    const name = `${statement}-${from}-to-${to}`
    if (format === 'csv') {
      const parts = (async function* () {
        yield earned.rows
      })()
      return { filename: `${name}.csv`, contentType: 'text/csv; charset=utf-8', body: csv(columns, parts) }
    }
    const [person, tax, brand] = await Promise.all([
      personOf(services.db, actor.id),
      taxNumbersOf(services.db, actor.id),
      readDocumentBrand(services, now),
    ])
    const body = await drawStatement({
      ...{ ...params, ...earned },
      ...{ brand, person: person.name },
      pan: tax?.panMasked ?? null,
    })
    return { filename: `${name}.pdf`, contentType: 'application/pdf', body, bytes: body.length }
  })
