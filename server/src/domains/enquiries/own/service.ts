import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries/endpoints.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { repliesTo } from '../queries.ts'
import { repliesOf, shown } from '../rows.ts'
import { countOwn, ownEnquiries } from './queries.ts'

export async function listOwnEnquiries({ db, actor }: SignedIn, { page, limit }: Input<typeof api.listOwnEnquiries>) {
  const [rows, count] = await Promise.all([ownEnquiries(db, actor.id, { page, limit }), countOwn(db, actor.id)])
  const replies = await repliesTo(
    db,
    rows.map(({ id }) => id),
  )
  const data = rows.map(({ consultantId, consultantName, slug, ...row }) => ({
    ...shown(row),
    consultant: consultantId === null ? null : { id: consultantId, name: consultantName ?? '', slug: slug ?? '' },
    replies: repliesOf(row.id, replies),
  }))
  return { data, count, page, limit }
}
