import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/memberships/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
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

/** Exports of personal data are recorded in the audit log. */
export async function exportMembers(context: SignedIn, filter: Input<typeof api.exportMembers>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'members.exported', after: filter }))
  return { url: signedUrl(services, membersFile, filter, { actor, now }) }
}
