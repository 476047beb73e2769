import type * as api from '#contract/accounts/privacy-requests.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { postponedText } from '../privacy/personal-data.ts'
import { filterOf, privacyRequestsFile } from './files.ts'
import * as queries from './queries.ts'

export async function listPrivacyRequests({ db }: SignedIn, input: Input<typeof api.listPrivacyRequests>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters)
  const [rows, count] = await Promise.all([
    queries.privacyRequestsMatching(db, filter, { sort, limit, offset: (page - 1) * limit }),
    queries.countPrivacyRequests(db, filter),
  ])
  const data = rows.map(({ personId, name, postponedBecause, ...row }) => ({
    ...row,
    person: { id: personId, name },
    postponedBecause: postponedText(postponedBecause),
  }))
  return { data, count, page, limit }
}

export async function exportPrivacyRequests(context: SignedIn, filter: Input<typeof api.exportPrivacyRequests>) {
  const { services, db, actor, now } = context
  await db
    .transaction()
    .execute((tx) => audit.record(tx, context, { action: 'privacy_requests.exported', after: filter }))
  return { url: signedUrl(services, privacyRequestsFile, filter, { actor, now }) }
}
