import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger.ts'
import { COUNTED_TO } from '#server/domains/accounts/service.ts'
import * as audit from '#server/domains/audit/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { signedUrl } from '#server/platform/signed-urls.ts'
import { movementsFile } from './files.ts'
import { countMovements, kindsSeen, movementsMatching } from './queries.ts'
import { filterOf } from './rules.ts'

export async function listMovements({ db }: SignedIn, wish: Input<typeof api.listMovements>) {
  const { page, limit } = wish
  const filter = filterOf(wish)
  const view = { descending: wish.sort === '-at', limit, offset: (page - 1) * limit }
  const [data, count] = await Promise.all([
    movementsMatching(db, filter, view),
    countMovements(db, filter, COUNTED_TO + 1),
  ])
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

export const listMovementKinds = async ({ db }: SignedIn) => ({ kinds: await kindsSeen(db) })

export async function exportMovements(context: SignedIn, filter: Input<typeof api.exportMovements>) {
  const { house, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'ledger.exported', after: filter }))
  return { url: signedUrl(house, movementsFile, filter, { actor, now }) }
}
