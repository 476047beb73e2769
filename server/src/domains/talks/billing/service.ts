import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/endpoints.ts'
import { freeTimeOfCall } from '#server/domains/availability/public.ts'
import { type EndWhy, endRoom, flowOf, lockRoom } from '#server/domains/calls/public.ts'
import { notifyPresence } from '#server/domains/consultants/public.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { connectedSecondsAt } from '../meter/rules.ts'
import { notifyChanged, notifyReceipt } from '../notifications.ts'
import { insertEvent, lockTalk, talkById } from '../queries.ts'
import { roomOf } from '../rooms.ts'
import { type By, sideOf, type TalkFacts, type Why } from '../talk.ts'
import { ofActor, shownTalk } from '../views/service.ts'
import { charge } from './charges.ts'
import { setEnded } from './queries.ts'

const ROOM_WHY: Record<Why, EndWhy> = {
  hung_up: 'left',
  no_money: 'no_money',
  limit: 'no_money',
  next_session: 'over',
  nobody_connected: 'over',
  staff: 'staff',
  hold_lapsed: 'no_money',
}

export interface Ending {
  /** When it became due, which may be some moments ago. */
  at: Date
  by: By
  why: Why
  reason?: string
  now: Date
}

/**
 * Ends a live talk: the room is closed, connected time is paid and earned, and the rest of the hold is released. All of
 * it happens once, or nothing. Locks the room before the talk, in the common order.
 */
export async function endTalk(
  tx: Tx,
  { id, room }: Pick<TalkFacts, 'id' | 'room'>,
  { at, by, why, reason, now }: Ending,
) {
  await lockRoom(tx, room, now)
  const talk = await lockTalk(tx, id)
  if (talk?.state !== 'live') return
  const endedAt = at > talk.answeredAt! ? at : talk.answeredAt!
  await endRoom(tx, roomOf(talk, now), { why: ROOM_WHY[why], at: endedAt, now })
  const seconds = Math.min(connectedSecondsAt(await flowOf(tx, talk.room), now), talk.paidSeconds)
  const { billedSeconds, pricePaise, totalPaise, netPaise, orderId, lineId, lapsed } = await charge(
    tx,
    talk,
    seconds,
    now,
  )
  const { spendablePaise: balanceAfterPaise } = await fundsOf(tx, talk.customerId, now)
  await setEnded(tx, {
    ...{ id, at: endedAt, by, why: lapsed ? 'hold_lapsed' : why, now },
    ...{ billedSeconds, pricePaise, balanceAfterPaise, orderId, lineId },
  })
  await freeTimeOfCall(tx, id)
  await insertEvent(tx, {
    talkId: id,
    at: endedAt,
    kind: 'ended',
    by,
    seconds: billedSeconds,
    paise: totalPaise,
    ...(reason && { reason }),
  })
  await notifyChanged(tx, talk, 'ended', now)
  if (totalPaise > 0) await notifyReceipt(tx, talk, { seconds: billedSeconds, totalPaise, netPaise }, now)
  await notifyPresence(tx, talk.consultantId, now)
}

/** Either side may call it repeatedly: the first call ends the talk. */
export const hangUpTalk = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.hangUpTalk>) =>
  db.transaction().execute(async (tx) => {
    const talk = ofActor(await talkById(tx, id), actor)
    if (talk.state !== 'live' && talk.state !== 'ended') throw new Problem('talk_over')
    await endTalk(tx, talk, { at: now, by: sideOf(actor), why: 'hung_up', now })
    return { talk: await shownTalk(tx, (await talkById(tx, id))!, sideOf(actor), now) }
  })
