import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/packages/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { shown } from '../own/service.ts'
import { filterOf, packagesFile } from './files.ts'
import * as queries from './queries.ts'

export async function listPackages({ db, contacts, now }: SignedIn, input: Input<typeof api.listPackages>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts, now)
  const [column, descending] = [sort.replace('-', '') as queries.PackageView['sort'], sort.startsWith('-')]
  const [rows, count] = await Promise.all([
    queries.packagesMatching(db, filter, { sort: column, descending, limit, offset: (page - 1) * limit }),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  return {
    data: rows.map((row) => asSold(row, now)),
    count: Math.min(count, COUNTED_TO),
    countedAll: count <= COUNTED_TO,
    page,
    limit,
  }
}

const asSold = (row: queries.SoldRow, now: Date) => ({
  ...shown(row, now),
  refundedSessions: row.refunded,
  customer: { id: row.accountId, name: row.customerName, mobile: row.mobile },
})

/** More than a package has, because cancelled sessions can be booked again. */
const MOST_SESSIONS = 100

export async function getPackage({ db, now }: SignedIn, { id }: Input<typeof api.getPackage>) {
  const only = { sort: 'bought', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.packagesMatching(db, { id, now }, only)
  if (!row) throw new Problem('not_found')
  return { package: asSold(row, now), sessions: await queries.sessionsOf(db, id, MOST_SESSIONS) }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportPackages(context: SignedIn, filter: Input<typeof api.exportPackages>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'packages.exported', after: filter }))
  return { url: signedUrl(services, packagesFile, filter, { actor, now }) }
}
