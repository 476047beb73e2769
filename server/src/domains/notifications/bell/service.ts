import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/notifications/endpoints.ts'
import { messageBrand } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { composePush } from '#server/platform/outbox/compose.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { countUnread } from '../queries.ts'
import { readRewording } from '../templates/rewording.ts'
import * as queries from './queries.ts'

type Shown = Reply<typeof api.listNotifications>['data'][number]

/** In the text of a push message, in the language of the requesting page. */
export async function listNotifications(context: SignedIn, { page, limit }: Input<typeof api.listNotifications>) {
  const { db, actor, settings, services, language, now } = context
  const [rows, { count }, { unread }] = await Promise.all([
    queries.notificationsOf(db, actor.id, { offset: (page - 1) * limit, limit }),
    queries.countNotifications(db, actor.id),
    countUnread(db, actor.id),
  ])
  const reword = await readRewording(services.db, now, services.log)
  const brand = { ...messageBrand(settings), publicUrl: services.config.publicUrl, reword }
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

export const countUnreadNotifications = ({ db, actor }: SignedIn) => countUnread(db, actor.id)

export const readNotification = (context: SignedIn, { id }: Input<typeof api.readNotification>) =>
  reading(context, async (tx) => {
    if (!(await queries.setRead(tx, context.actor.id, id, context.now))) throw new Problem('not_found')
  })

export const readAllNotifications = (context: SignedIn, { upTo }: Input<typeof api.readAllNotifications>) =>
  reading(context, (tx) => queries.setAllRead(tx, context.actor.id, upTo, context.now))

/** Other open pages of the same person are updated. */
const reading = ({ db, actor, now }: SignedIn, mark: (tx: Tx) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await mark(tx)
    const unread = await countUnread(tx, actor.id)
    await outbox.addEvent(tx, now, { event: 'notice', to: { accountId: actor.id }, data: unread })
    return unread
  })
