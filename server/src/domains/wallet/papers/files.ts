import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Day, IdInPath } from '#contract/fields.ts'
import { payerOf } from '#server/domains/payments/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { endOfDay, startOfDay } from '#server/platform/india.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
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

/** A paper that nobody reads to its end; the CSV has them all. */
const ROWS_ON_PAPER = 5_000

const PDF = 'application/pdf'

export function serveWalletFiles(app: FastifyInstance) {
  serveSigned(app, receiptFile, async ({ house, actor, now, params }) => {
    const topUp = await creditedTopUp(house.db, params.id)
    if (topUp?.accountId !== actor.id) throw new Problem('not_found')
    const body = await drawReceipt(topUp, { brand: await brandOf(house, now), language: params.language })
    return { filename: `${topUpNumber(topUp.id)}.pdf`, contentType: PDF, body, bytes: body.length }
  })

  serveSigned(app, statementFiles.csv, async ({ house, actor, params: { from, to, language } }) => ({
    filename: `wallet-${from}-${to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: csv(columnsIn(language), partsOf(house.db, { of: actor.id, from: startOfDay(from), before: endOfDay(to) })),
  }))

  serveSigned(app, statementFiles.pdf, async ({ house, actor, now, params: { from, to, language } }) => {
    const filter = { of: actor.id, from: startOfDay(from), before: endOfDay(to) }
    const rows = await walletRows(house.db, filter, { limit: ROWS_ON_PAPER, offset: 0, order: 'oldest' })
    const body = await drawStatement({
      ...{ brand: await brandOf(house, now), language, rows },
      ...{ from: filter.from, to: startOfDay(to), openingPaise: await balanceBefore(house.db, actor.id, filter.from) },
      owner: await payerOf(house.db, actor.id),
    })
    return { filename: `wallet-${from}-${to}.pdf`, contentType: PDF, body, bytes: body.length }
  })
}

async function brandOf({ db }: House, now: Date) {
  const { productName, helpDeskPhone } = await readSettings(db, now)
  return { name: productName, helpDeskPhone }
}

async function balanceBefore(db: Db, of: number, before: Date) {
  const [last] = await walletRows(db, { of, before }, { limit: 1, offset: 0, order: 'newest' })
  return last?.balancePaise ?? 0
}

const columnsIn = (language: 'en' | 'hi'): CsvColumns<WalletRow> => [
  ['At', (row) => row.at],
  ['Details', (row) => detailsOf(row, language)],
  ['Reference', referenceOf],
  ['Amount', (row) => row.amountPaise / 100],
  ['Of it promotional', (row) => row.promoPaise / 100],
  ['Balance', (row) => row.balancePaise / 100],
]

const partsOf = (db: Db, filter: WalletFilter) =>
  inParts((part) => walletRows(db, filter, { order: 'oldest', ...part }))
