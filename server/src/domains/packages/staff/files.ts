import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import { exportPackages } from '#contract/packages/staff.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { statusOf } from '../rules.ts'
import { type PackageFilter, packagesMatching, type SoldRow } from './queries.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const packagesFile = signedKind('packages.csv', exportPackages.input)

export const filterOf = (
  { search, person, status, from, to }: Input<typeof exportPackages>,
  contacts: Contacts,
  now: Date,
): PackageFilter => ({
  ...{ status, now, person: personSearch(search, contacts), personId: person },
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

const columnsAt = (now: Date): CsvColumns<SoldRow> => [
  ['Customer', (row) => row.customerName],
  ['Mobile', (row) => row.mobile],
  ['Consultant', (row) => row.consultantName],
  ['Mode', (row) => row.mode],
  ['Minutes', (row) => row.minutes],
  ['Sessions', (row) => row.sessions],
  ['Booked', (row) => row.used],
  ['Refunded sessions', (row) => row.refunded],
  ['Status', (row) => statusOf(row, now)],
  ['Paid on', (row) => row.boughtAt, 'India time'],
  ['Valid till', (row) => row.validUntil, 'India time'],
  ['Price', (row) => row.sessions * row.sessionPaise, 'rupees'],
  ['Order', (row) => row.orderId],
]

const partsOf = (db: Db, filter: PackageFilter) =>
  inParts((part) => packagesMatching(db, filter, { sort: 'bought', descending: true, ...part }))

export const servePackagesFile = (app: FastifyInstance) =>
  serveSigned(app, packagesFile, async ({ services, actor, now, params }) =>
    staffCsv('packages', { actor, now }, columnsAt(now), partsOf(services.db, filterOf(params, 'shown', now))),
  )
