import type { FastifyInstance } from 'fastify'
import { exportBalances } from '#contract/ledger/endpoints.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type BalanceFilter, type BalanceRow, balancesMatching } from './queries.ts'

export const balancesFile = signedKind('ledger-accounts.csv', exportBalances.input)

const columns: CsvColumns<BalanceRow> = [
  ['Account', (row) => row.id],
  ['Kind', (row) => row.kind],
  ['Owner', (row) => row.owner.id],
  ['Owner name', (row) => row.owner.name],
  ['Owner type', (row) => row.owner.type],
  ['Balance', (row) => row.balancePaise, 'rupees'],
  ['On hold', (row) => row.heldPaise, 'rupees'],
]

const partsOf = (db: Db, filter: BalanceFilter) =>
  inParts((part) => balancesMatching(db, filter, { sort: 'name', ...part }))

export const serveBalancesFile = (app: FastifyInstance) =>
  serveSigned(app, balancesFile, async ({ services, actor, now, params: { search, kind, person } }) => {
    return staffCsv(
      'ledger-accounts',
      { actor, now },
      columns,
      partsOf(services.db, { person: personSearch(search, 'shown'), personId: person, kind }),
    )
  })
