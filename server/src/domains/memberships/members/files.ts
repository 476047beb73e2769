import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import { exportMembers } from '#contract/memberships/staff.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { type MemberFilter, type MemberRow, membersMatching } from './queries.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const membersFile = signedKind('members.csv', exportMembers.input)

const NUMBER = /^PM-?\d{4}-?\d{5,}$/i

/** The request as a query filter; a member number finds that member. */
export const filterOf = (
  { search, person, planId, status, from, to }: Input<typeof exportMembers>,
  contacts: Contacts,
  now: Date,
): MemberFilter => ({
  ...{ personId: person, planId, status, now },
  ...(search && NUMBER.test(search) ? { number: search.toUpperCase() } : { person: personSearch(search, contacts) }),
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

const columns: CsvColumns<MemberRow> = [
  ['Member number', (row) => row.number],
  ['Name', (row) => row.name],
  ['Mobile', (row) => row.mobile],
  ['Business', (row) => row.businessName],
  ['Plan', (row) => row.title_english],
  ['Bought as', (row) => row.kind],
  ['Status', (row) => row.status],
  ['Paid on', (row) => row.boughtAt, 'India time'],
  ['Begins', (row) => row.startsAt, 'India time'],
  ['Ends', (row) => row.endsAt, 'India time'],
  ['Price', (row) => row.pricePaise, 'rupees'],
  ['Saved', (row) => row.savedPaise, 'rupees'],
  ['Order', (row) => row.orderId],
  ['Notes', (row) => row.notes],
]

const partsOf = (db: Db, filter: MemberFilter) =>
  inParts((part) => membersMatching(db, filter, { sort: 'bought', descending: true, ...part }))

export const serveMembersFile = (app: FastifyInstance) =>
  serveSigned(app, membersFile, async ({ services, actor, now, params }) =>
    staffCsv('members', { actor, now }, columns, partsOf(services.db, filterOf(params, 'shown', now))),
  )
