import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/notices.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { composePush } from '#server/platform/outbox/compose.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { Problem } from '#server/platform/problem.ts'
import { countUnread } from '../queries.ts'
import * as queries from './queries.ts'

type Shown = Reply<typeof api.listNotices>['data'][number]

/** In the words a push would have, in the language of the page that asks. */
export async function listNotices(context: SignedIn, { page, limit }: Input<typeof api.listNotices>) {
  const { db, actor, now, house, language } = context
  const [rows, { count }, { unread }, { productName: name, helpDeskPhone }] = await Promise.all([
    queries.noticesOf(db, actor.id, { offset: (page - 1) * limit, limit }),
    queries.countNotices(db, actor.id),
    countUnread(db, actor.id),
    readSettings(db, now),
  ])
  const brand = { name, helpDeskPhone, publicUrl: house.config.publicUrl }
  const data = rows.flatMap(({ params, ...row }) => {
    const words = composePush(
      { message: row.message, params: params as Record<string, unknown>, language, at: row.at },
      brand,
    )
    if (!words) return []
    const { title, body, path } = words
    return [{ ...row, topic: row.topic as Shown['topic'], title, body, path }]
  })
  return { data, count, page, limit, unread }
}

export const countUnreadNotices = ({ db, actor }: SignedIn) => countUnread(db, actor.id)

export const readNotice = (context: SignedIn, { id }: Input<typeof api.readNotice>) =>
  reading(context, async (tx) => {
    if (!(await queries.setRead(tx, context.actor.id, id, context.now))) throw new Problem('not_found')
  })

export const readAllNotices = (context: SignedIn, { upTo }: Input<typeof api.readAllNotices>) =>
  reading(context, (tx) => queries.setAllRead(tx, context.actor.id, upTo, context.now))

/** The other pages of the same person follow. */
const reading = ({ db, actor, now }: SignedIn, mark: (tx: Tx) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await mark(tx)
    const unread = await countUnread(tx, actor.id)
    await outbox.addEvent(tx, now, { event: 'notice', to: { accountId: actor.id }, data: unread })
    return unread
  })
