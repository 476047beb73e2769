import { SAVED_VIEWS_MAX } from '#contract/accounts/constants.ts'
import type * as api from '#contract/accounts/saved-views.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockAccount } from '../addresses/queries.ts'
import * as queries from './queries.ts'

export const listSavedViews = async ({ db, actor }: SignedIn, { list }: Input<typeof api.listSavedViews>) => ({
  views: await queries.viewsOf(db, actor.id, list),
})

export const saveView = ({ db, actor, now }: SignedIn, input: Input<typeof api.saveView>) =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, actor.id)
    if ((await queries.viewsOf(tx, actor.id, input.list)).length >= SAVED_VIEWS_MAX) throw new Problem('too_many_views')
    return queries.insertView(tx, { ...input, accountId: actor.id, at: now })
  })

export const changeSavedView = ({ db, actor }: SignedIn, { id, ...view }: Input<typeof api.changeSavedView>) =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, actor.id)
    if (view.isDefault) await queries.clearDefault(tx, actor.id, id)
    const changed = await queries.updateView(tx, actor.id, id, view)
    if (!changed) throw new Problem('not_found')
    return changed
  })

export async function deleteSavedView({ db, actor }: SignedIn, { id }: Input<typeof api.deleteSavedView>) {
  const deleted = await queries.deleteView(db, actor.id, id)
  if (!deleted) throw new Problem('not_found')
  return deleted
}
