import type * as api from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { dropPhoto, keepPhoto } from './photos.ts'
import { markProfileComplete, thumbnailForChange, updateAccount, userDetails } from './queries.ts'

export const getUserDetails = ({ house, actor }: SignedIn) => userDetails(house.pool, actor.id)

/** Keeps a new photo before the row names it and drops the old one after, so that no page ever shows a broken picture. */
export async function updateProfile(context: SignedIn, { removePhoto, ...change }: Input<typeof api.updateProfile>) {
  const { db, house, actor, now, upload } = context
  const thumbnail = upload ? await keepPhoto(house, upload) : removePhoto ? null : undefined
  const replaced = await db.transaction().execute(async (tx) => {
    const before = await thumbnailForChange(tx, actor.id)
    await updateAccount(tx, actor.id, { ...change, thumbnail }, now)
    await markProfileComplete(tx, actor.id, now)
    return thumbnail === undefined ? null : before.thumbnail
  })
  await dropPhoto(house, replaced)
  return { ...(await userDetails(house.pool, actor.id)), userDetailUpdate: true }
}
