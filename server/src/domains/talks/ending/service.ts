import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks.ts'
import { freeTimeOfCall } from '#server/domains/availability/service.ts'
import { type EndWhy, endRoom, flowOf, holdRoom } from '#server/domains/calls/service.ts'
import { tellPresence } from '#server/domains/consultants/service.ts'
import { fundsOf } from '#server/domains/ledger/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { connectedSecondsAt } from '../meter/rules.ts'
import { insertEvent, lockTalk, talkById } from '../queries.ts'
import { ofActor, shownTalk } from '../reading/service.ts'
import { roomOf } from '../rooms.ts'
import { type By, sideOf, type TalkFacts, type Why } from '../talk.ts'
import { tellChanged, tellReceipt } from '../telling.ts'
import { charge } from './charging.ts'
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
  /** When it became due, which may lie some moments back. */
  at: Date
  by: By
  why: Why
  reason?: string
  now: Date
}

/**
 * Ends a live talk: the room is closed, what was connected is paid and earned, the rest of the money is free again. All of it
 * happens, once, or nothing. The room is held before the talk, as everybody does.
 */
export async function endTalk(
  tx: Tx,
  { id, room }: Pick<TalkFacts, 'id' | 'room'>,
  { at, by, why, reason, now }: Ending,
) {
  await holdRoom(tx, room, now)
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
  await tellChanged(tx, talk, 'ended', now)
  if (totalPaise > 0) await tellReceipt(tx, talk, { seconds: billedSeconds, totalPaise, netPaise }, now)
  await tellPresence(tx, talk.consultantId, now)
}

/** Either side, as often as they like: the first ends it. */
export const hangUpTalk = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.hangUpTalk>) =>
  db.transaction().execute(async (tx) => {
    const talk = ofActor(await talkById(tx, id), actor)
    if (talk.state !== 'live' && talk.state !== 'ended') throw new Problem('talk_over')
    await endTalk(tx, talk, { at: now, by: sideOf(actor), why: 'hung_up', now })
    return { talk: await shownTalk(tx, (await talkById(tx, id))!, sideOf(actor), now) }
  })
