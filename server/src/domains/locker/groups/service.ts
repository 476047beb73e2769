import type { Input } from '#contract/endpoint.ts'
import { GROUPS_MAX } from '#contract/locker/constants.ts'
import type * as api from '#contract/locker/endpoints.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockLocker } from '../queries.ts'
import * as queries from './queries.ts'

export const addGroup = ({ db, actor, now }: SignedIn, { title }: Input<typeof api.addGroup>) =>
  db.transaction().execute(async (tx) => {
    await lockLocker(tx, actor.id)
    if ((await queries.countGroups(tx, actor.id)) >= GROUPS_MAX) throw new Problem('too_many_groups')
    return { group: await queries.insertGroup(tx, actor.id, title, now) }
  })

export async function changeGroup({ db, actor }: SignedIn, { id, title }: Input<typeof api.changeGroup>) {
  const group = await queries.renameGroup(db, id, actor.id, title)
  if (!group) throw new Problem('not_found')
  return { group }
}

/** Its documents stay in the locker. */
export const removeGroup = ({ db, actor }: SignedIn, { id }: Input<typeof api.removeGroup>) =>
  db.transaction().execute(async (tx) => {
    await lockLocker(tx, actor.id)
    if (!(await queries.dropGroup(tx, id, actor.id))) throw new Problem('not_found')
    return { id }
  })
