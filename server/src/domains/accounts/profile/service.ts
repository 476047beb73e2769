import type * as api from '#contract/accounts/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { dropPhoto, storePhoto } from './photos.ts'
import { markProfileComplete, thumbnailForChange, updateAccount, userDetails } from './queries.ts'

export const getUserDetails = ({ services, actor }: SignedIn) => userDetails(services.pool, actor.id)

/**
 * Stores a new photo before the row references it and deletes the old one afterwards, so that no page shows a broken
 * picture.
 */
export async function updateProfile(context: SignedIn, { removePhoto, ...change }: Input<typeof api.updateProfile>) {
  const { db, services, actor, now, upload } = context
  const thumbnail = upload ? await storePhoto(services, upload) : removePhoto ? null : undefined
  const replaced = await db.transaction().execute(async (tx) => {
    const before = await thumbnailForChange(tx, actor.id)
    await updateAccount(tx, actor.id, { ...change, thumbnail }, now)
    await markProfileComplete(tx, actor.id, now)
    return thumbnail === undefined ? null : before.thumbnail
  })
  await dropPhoto(services, replaced)
  return { ...(await userDetails(services.pool, actor.id)), userDetailUpdate: true }
}
