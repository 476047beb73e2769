import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/memberships/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { pageOfUses } from '../own/queries.ts'
import { filterOf, membersFile } from './files.ts'
import * as queries from './queries.ts'

const shown = (row: queries.MemberRow) => {
  const { accountId, name, mobile, planId, title_english, title_hindi, businessName, notes, ...rest } = row
  return {
    ...rest,
    ...{ businessName: businessName ?? '', notes: notes ?? '' },
    member: { id: accountId, name, mobile },
    plan: { id: planId, title_english, title_hindi },
  }
}

export async function listMembers({ db, contacts, now }: SignedIn, input: Input<typeof api.listMembers>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts, now)
  const [column, descending] = [sort.replace('-', '') as queries.MemberView['sort'], sort.startsWith('-')]
  const [rows, count] = await Promise.all([
    queries.membersMatching(db, filter, { sort: column, descending, limit, offset: (page - 1) * limit }),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(shown), ...counted, page, limit }
}

const MOST_USES = 100

export async function getMember({ db, now }: SignedIn, { id }: Input<typeof api.getMember>) {
  const only = { sort: 'bought', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.membersMatching(db, { id, now }, only)
  if (!row) throw new Problem('not_found')
  return { membership: shown(row), uses: await pageOfUses(db, { membershipId: id }, { limit: MOST_USES, offset: 0 }) }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportMembers(context: SignedIn, filter: Input<typeof api.exportMembers>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'members.exported', after: filter }))
  return { url: signedUrl(services, membersFile, filter, { actor, now }) }
}
