import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/wallet/endpoints.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { creditedTopUp } from '../top-ups/queries.ts'
import { receiptFile, statementFiles } from './files.ts'

export async function linkReceipt(
  { services, db, actor, now, language }: SignedIn,
  { id }: Input<typeof api.linkReceipt>,
) {
  const topUp = await creditedTopUp(db, id)
  if (topUp?.accountId !== actor.id) throw new Problem('not_found')
  return { url: signedUrl(services, receiptFile, { id, language }, { actor, now }) }
}

export function linkStatement(
  { services, actor, now, language }: SignedIn,
  { from, to, format }: Input<typeof api.linkStatement>,
) {
  return { url: signedUrl(services, statementFiles[format], { from, to, language }, { actor, now }) }
}
