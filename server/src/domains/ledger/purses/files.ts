import type { FastifyInstance } from 'fastify'
import { exportPurses } from '#contract/ledger.ts'
import { wordsOf } from '#server/domains/accounts/service.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { type PurseFilter, type PurseRow, pursesMatching } from './queries.ts'

export const pursesFile = signedKind('ledger-accounts.csv', exportPurses.input)

const columns: CsvColumns<PurseRow> = [
  ['Account', (row) => row.id],
  ['Kind', (row) => row.kind],
  ['Owner', (row) => row.owner.id],
  ['Owner name', (row) => row.owner.name],
  ['Owner type', (row) => row.owner.type],
  ['Balance', (row) => (row.balancePaise / 100).toFixed(2)],
  ['Held', (row) => (row.heldPaise / 100).toFixed(2)],
]

const partsOf = (db: Db, filter: PurseFilter) =>
  inParts((part) => pursesMatching(db, filter, { sort: 'name', ...part }))

export const servePursesFile = (app: FastifyInstance) =>
  serveSigned(app, pursesFile, async ({ house, actor, now, params: { search, kind } }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `ledger-accounts-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, { words: search && wordsOf(search), kind })),
    }
  })
