import type { FastifyInstance } from 'fastify'
import { exportPrivacyRequests } from '#contract/accounts/privacy-requests.ts'
import type { Input } from '#contract/endpoint.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { personSearch } from '../people/rules.ts'
import { type PrivacyRequestFilter, type PrivacyRequestRow, privacyRequestsMatching } from './queries.ts'

/** The list shows no contacts, so it is searched by names only. */
export function filterOf(input: Input<typeof exportPrivacyRequests>): PrivacyRequestFilter {
  const { search, person, kind, state, from, to } = input
  const found = personSearch(search, 'masked')
  return {
    ...{ person: found && { words: found.words, by: 'name' }, accountId: person, kind, state },
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}

/** The signed link contains the filter, so the export matches the list on the screen. */
export const privacyRequestsFile = signedKind('privacy-requests.csv', exportPrivacyRequests.input)

const columns: CsvColumns<PrivacyRequestRow> = [
  ['ID', (row) => row.id],
  ['Request', (row) => row.kind],
  ['Account', (row) => row.personId],
  ['Name', (row) => row.name],
  ['Status', (row) => row.state],
  ['Requested on', (row) => row.requestedAt, 'India time'],
  ['Due', (row) => row.dueAt, 'India time'],
  ['Ended on', (row) => row.endedAt, 'India time'],
  ['Postponed because', (row) => row.postponedBecause],
]

export const servePrivacyRequestsFile = (app: FastifyInstance) =>
  serveSigned(app, privacyRequestsFile, async ({ services, actor, now, params }) => {
    const rows = inParts((part) =>
      privacyRequestsMatching(services.db, filterOf(params), { sort: '-requested', ...part }),
    )
    return staffCsv('privacy-requests', { actor, now }, columns, rows)
  })
