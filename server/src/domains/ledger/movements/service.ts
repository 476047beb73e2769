import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger/endpoints.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { movementsFile } from './files.ts'
import { countMovements, kindsSeen, movementsMatching, movementsNumbered } from './queries.ts'
import { filterOf } from './rules.ts'

export async function listMovements({ db, contacts }: SignedIn, input: Input<typeof api.listMovements>) {
  const { page, limit } = input
  const filter = filterOf(input, contacts)
  const view = { descending: input.sort === '-at', limit, offset: (page - 1) * limit }
  const [data, count] = await Promise.all([
    movementsMatching(db, filter, view),
    countMovements(db, filter, COUNTED_TO + 1),
  ])
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

export const listMovementKinds = async ({ db }: SignedIn) => ({ kinds: await kindsSeen(db) })

export async function exportMovements(context: SignedIn, filter: Input<typeof api.exportMovements>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'ledger.exported', after: filter }))
  return { url: signedUrl(services, movementsFile, filter, { actor, now }) }
}

export const findMovement = async (db: Db, reference: string) =>
  (await movementsNumbered(db, Number(reference.slice(3)))).map((row) => ({ ...row, reference: `JE-${row.id}` }))
