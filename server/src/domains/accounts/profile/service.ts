import type * as api from '#contract/accounts/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { dropPhoto, storePhoto } from './photos.ts'
import { markProfileComplete, profileForChange, updateAccount, userDetails } from './queries.ts'

export const getUserDetails = ({ services, actor }: SignedIn) => userDetails(services.pool, actor.id)

/**
 * Stores a new photo before the row references it and deletes the old one afterwards, so that no page shows a broken
 * picture.
 */
export async function updateProfile(context: SignedIn, { removePhoto, ...change }: Input<typeof api.updateProfile>) {
  const { db, services, actor, now, upload } = context
  const thumbnail = upload ? await storePhoto(services, upload) : removePhoto ? null : undefined
  const replaced = await db.transaction().execute(async (tx) => {
    const before = await profileForChange(tx, actor.id)
    await updateAccount(tx, actor.id, { ...change, thumbnail }, now)
    await markProfileComplete(tx, actor.id, now)
    if (actor.type === 'admin') await recordName(tx, context, before.name, change.name)
    return thumbnail === undefined ? null : before.thumbnail
  })
  await dropPhoto(services, replaced)
  return { ...(await userDetails(services.pool, actor.id)), userDetailUpdate: true }
}

/** The audit log shows who acted by their current name: a change of it must not hide who they were. */
async function recordName(tx: Tx, context: SignedIn, before: string, name: string | undefined) {
  if (name === undefined || name === before) return
  const subject = { kind: 'account', id: context.actor.id }
  await audit.record(tx, context, { action: 'staff.renamed', subject, before: { name: before }, after: { name } })
}
