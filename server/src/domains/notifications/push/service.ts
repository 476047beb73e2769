import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/notifications/endpoints.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { rememberZone } from '../queries.ts'
import { dropSubscription, keepNewest, storeSubscription } from './queries.ts'
import { isPushService } from './rules.ts'

/** Far above normal use. */
const BROWSERS_MAX = 10

export async function subscribeToPush({ db, actor, now }: SignedIn, input: Input<typeof api.subscribeToPush>) {
  const { endpoint, keys, timeZone } = input
  if (!isPushService(endpoint))
    throw new Problem('invalid', { errors: { endpoint: ['This push service is not supported.'] } })
  await db.transaction().execute(async (tx) => {
    await storeSubscription(tx, { accountId: actor.id, sessionId: actor.sessionId, endpoint, keys, now })
    await keepNewest(tx, actor.id, BROWSERS_MAX)
    if (timeZone) await rememberZone(tx, actor.id, timeZone, now)
  })
  return {}
}

export async function unsubscribeFromPush(
  { db, actor }: SignedIn,
  { endpoint }: Input<typeof api.unsubscribeFromPush>,
) {
  await dropSubscription(db, actor.id, endpoint)
  return {}
}
