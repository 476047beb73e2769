import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger/endpoints.ts'
import { COUNTED_TO, personSearch } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { balancesFile } from './files.ts'
import { balancesMatching, countBalances } from './queries.ts'

export async function listBalances({ db, contacts }: SignedIn, input: Input<typeof api.listBalances>) {
  const { page, limit, sort, search, kind, person } = input
  const filter = { person: personSearch(search, contacts), personId: person, kind }
  const [data, count] = await Promise.all([
    balancesMatching(db, filter, { sort, limit, offset: (page - 1) * limit }),
    countBalances(db, filter, COUNTED_TO + 1),
  ])
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

export async function exportBalances(context: SignedIn, filter: Input<typeof api.exportBalances>) {
  const { services, db, actor, now } = context
  const postingHeader = { action: 'ledger_accounts.exported', after: filter } as const
  await db.transaction().execute((tx) => audit.record(tx, context, postingHeader))
  return { url: signedUrl(services, balancesFile, filter, { actor, now }) }
}
