import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Day, IdInPath } from '#contract/fields.ts'
import { payerOf } from '#server/domains/payments/public.ts'
import { readDocumentBrand } from '#server/domains/settings/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/documents/csv.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { type WalletFilter, type WalletRow, walletRows } from '../history/queries.ts'
import { referenceOf } from '../history/rules.ts'
import { creditedTopUp } from '../top-ups/queries.ts'
import { topUpNumber } from '../top-ups/rules.ts'
import { drawReceipt } from './receipt.ts'
import { detailsOf, drawStatement } from './statement.ts'

const Language = z.enum(['en', 'hi'])
const Period = z.object({ from: Day, to: Day, language: Language })
export const receiptFile = signedKind('top-up-receipt.pdf', z.object({ id: IdInPath, language: Language }))
export const statementFiles = {
  csv: signedKind('wallet-statement.csv', Period),
  pdf: signedKind('wallet-statement.pdf', Period),
}

/** A longer PDF is impractical; the CSV has all rows. */
const ROWS_ON_PAPER = 5_000

const PDF = 'application/pdf'

export function serveWalletFiles(app: FastifyInstance) {
  serveSigned(app, receiptFile, async ({ services, actor, now, params }) => {
    const topUp = await creditedTopUp(services.db, params.id)
    if (topUp?.accountId !== actor.id) throw new Problem('not_found')
    const body = await drawReceipt(topUp, { brand: await readDocumentBrand(services, now), language: params.language })
    return { filename: `${topUpNumber(topUp.id)}.pdf`, contentType: PDF, body, bytes: body.length }
  })

  serveSigned(app, statementFiles.csv, async ({ services, actor, params: { from, to, language } }) => ({
    filename: `wallet-${from}-${to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: csv(
      columnsIn(language),
      partsOf(services.db, { of: actor.id, from: startOfDay(from), before: endOfDay(to) }),
    ),
  }))

  serveSigned(app, statementFiles.pdf, async ({ services, actor, now, params: { from, to, language } }) => {
    const filter = { of: actor.id, from: startOfDay(from), before: endOfDay(to) }
    const rows = await walletRows(services.db, filter, { limit: ROWS_ON_PAPER, offset: 0, order: 'oldest' })
    const body = await drawStatement({
      ...{ brand: await readDocumentBrand(services, now), language, rows },
      ...{
        from: filter.from,
        to: startOfDay(to),
        openingPaise: await balanceBefore(services.db, actor.id, filter.from),
      },
      owner: await payerOf(services.db, actor.id),
    })
    return { filename: `wallet-${from}-${to}.pdf`, contentType: PDF, body, bytes: body.length }
  })
}

async function balanceBefore(db: Db, of: number, before: Date) {
  const [last] = await walletRows(db, { of, before }, { limit: 1, offset: 0, order: 'newest' })
  return last?.balancePaise ?? 0
}

const columnsIn = (language: 'en' | 'hi'): CsvColumns<WalletRow> => [
  ['Date', (row) => row.at, 'India time'],
  ['Details', (row) => detailsOf(row, language)],
  ['Reference', referenceOf],
  ['Amount', (row) => row.amountPaise, 'rupees'],
  ['From promotional credit', (row) => row.promoPaise, 'rupees'],
  ['Balance', (row) => row.balancePaise, 'rupees'],
]

const partsOf = (db: Db, filter: WalletFilter) =>
  inParts((part) => walletRows(db, filter, { order: 'oldest', ...part }))
