import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger.ts'
import { COUNTED_TO, wordsOf } from '#server/domains/accounts/service.ts'
import * as audit from '#server/domains/audit/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { signedUrl } from '#server/platform/signed-urls.ts'
import { pursesFile } from './files.ts'
import { countPurses, pursesMatching } from './queries.ts'

export async function listPurses({ db }: SignedIn, wish: Input<typeof api.listPurses>) {
  const { page, limit, sort, search, kind } = wish
  const filter = { words: search && wordsOf(search), kind }
  const [data, count] = await Promise.all([
    pursesMatching(db, filter, { sort, limit, offset: (page - 1) * limit }),
    countPurses(db, filter, COUNTED_TO + 1),
  ])
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

export async function exportPurses(context: SignedIn, filter: Input<typeof api.exportPurses>) {
  const { house, db, actor, now } = context
  const deed = { action: 'ledger_accounts.exported', after: filter } as const
  await db.transaction().execute((tx) => audit.record(tx, context, deed))
  return { url: signedUrl(house, pursesFile, filter, { actor, now }) }
}
