import type { FastifyInstance } from 'fastify'
import { exportMovements } from '#contract/ledger/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inPartsByKey } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type MovementFilter, type MovementRow, movementsMatching } from './queries.ts'
import { filterOf } from './rules.ts'

export const movementsFile = signedKind('ledger.csv', exportMovements.input)

type Line = MovementRow & { entry: MovementRow['entries'][number] }

const columns: CsvColumns<Line> = [
  ['Journal entry', (line) => `JE-${line.id}`],
  ['Date', (line) => line.at, 'India time'],
  ['Kind', (line) => line.kind],
  ['Account', (line) => line.entry.account],
  ['Owner', (line) => line.entry.owner?.id ?? null],
  ['Owner name', (line) => line.entry.owner?.name ?? null],
  ['Debit', (line) => (line.entry.paise < 0 ? -line.entry.paise : null), 'rupees'],
  ['Credit', (line) => (line.entry.paise > 0 ? line.entry.paise : null), 'rupees'],
  ['Balance after', (line) => line.entry.balanceAfterPaise, 'rupees'],
  ['Order', (line) => line.orderId],
  ['Payment', (line) => line.paymentId],
  ['Refund', (line) => line.refundId],
  ['Payout', (line) => line.payoutId],
  ['Memo', (line) => line.memo],
  ['Key', (line) => line.key],
]

async function* partsOf(db: Db, filter: MovementFilter) {
  const parts = inPartsByKey<MovementRow>(({ after, limit }) =>
    movementsMatching(db, filter, { descending: true, limit, offset: 0, beyond: after?.id }),
  )
  for await (const rows of parts) yield rows.flatMap((row) => row.entries.map((entry) => ({ ...row, entry })))
}

export const serveMovementsFile = (app: FastifyInstance) =>
  serveSigned(app, movementsFile, async ({ services, actor, now, params }) => {
    return staffCsv('ledger', { actor, now }, columns, partsOf(services.db, filterOf(params, 'shown')))
  })
