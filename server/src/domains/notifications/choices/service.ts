import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/notifications/endpoints.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { hasSubscription } from '../push/queries.ts'
import { readerOf, rememberZone } from '../queries.ts'
import { cellsOf, standard, topicsOf } from '../rules.ts'
import { storeChoice } from './queries.ts'

type Choices = Reply<typeof api.getNotificationChoices>

export const getNotificationChoices = ({ db, actor, now, settings, services }: SignedIn): Promise<Choices> =>
  db.transaction().execute(async (tx) => {
    const reader = await readerOf(tx, actor.id, now)
    if (!reader) throw new Problem('not_found')
    const { quietHoursFrom: quietFrom, quietHoursTo: quietTo } = settings
    return {
      choices: topicsOf(actor.type).map((topic) => ({ topic, cells: cellsOf(topic, reader.choices) })),
      ...{ quietFrom, quietTo, timeZone: reader.timeZone },
      pushKey: services.config.push?.publicKey ?? null,
      pushHere: await hasSubscription(tx, actor.sessionId),
    }
  })

export async function changeNotificationChoice(context: SignedIn, input: Input<typeof api.changeNotificationChoice>) {
  const { db, actor, now } = context
  const { topic, channel, wanted, timeZone } = input
  if (standard[topic][channel] === 'always')
    throw new Problem('invalid', { errors: { wanted: ['This message is always sent.'] } })
  await db.transaction().execute(async (tx) => {
    await storeChoice(tx, { accountId: actor.id, topic, channel, wanted, now })
    if (timeZone) await rememberZone(tx, actor.id, timeZone, now)
  })
  return getNotificationChoices(context)
}
