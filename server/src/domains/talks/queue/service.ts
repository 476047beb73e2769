import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/endpoints.ts'
import { refuseBlocked } from '#server/domains/accounts/public.ts'
import { queuePriorityOf } from '#server/domains/memberships/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { Services } from '#server/platform/services.ts'
import { expertCards, expertSnapshots } from '../experts/queries.ts'
import { stateOf } from '../experts/rules.ts'
import { placesOf } from '../experts/service.ts'
import * as queries from './queries.ts'

const ABANDONED_MS = 2 * 3_600_000

export async function joinTalkQueue({ db, actor, now, settings }: SignedIn, { id }: Input<typeof api.joinTalkQueue>) {
  const [expert] = await expertSnapshots(db, { ids: [id], online: false, most: 1 }, now)
  if (!expert) throw new Problem('not_found')
  const state = stateOf(expert, settings.talkSessionGapMinutes, actor.id, now)
  if (state === 'free') throw new Problem('expert_free')
  if (state === 'offline' || state === 'not_taking') throw new Problem('expert_unavailable')
  await db.transaction().execute(async (tx) => {
    await refuseBlocked(tx, actor.id, id)
    const priority = await queuePriorityOf(tx, actor.id, now)
    await queries.insertPlace(tx, { consultantId: id, customerId: actor.id, priority, at: now })
  })
  const { place, aboutMinutes, offeredUntil } = (await placesOf(db, actor.id, now)).find(
    ({ consultantId }) => consultantId === id,
  )!
  return { queued: { place, aboutMinutes, offeredUntil } }
}

export async function leaveTalkQueue({ db, actor }: SignedIn, { id }: Input<typeof api.leaveTalkQueue>) {
  await queries.deletePlace(db, id, actor.id)
  return {}
}

/** A caller's place is removed when they call. */
export const takeTurn = queries.deletePlace

/** Moves queues: unused turns end, and the first in the queue of a free expert is notified. */
export async function moveLines({ db }: Services, now: Date) {
  const over = await db.transaction().execute(async (tx) => {
    const lapsed = await queries.dropLapsedTurns(tx, now)
    const forgotten = await queries.dropAbandoned(tx, new Date(now.getTime() - ABANDONED_MS))
    const blocked = await queries.dropBlocked(tx)
    for (const { consultantId, customerId } of [...lapsed, ...forgotten, ...blocked])
      await notifyTurn(tx, { consultantId, customerId, until: null }, now)
    return lapsed
  })
  await withdrawVainTurns(db, now)
  const waiting = await queries.linesWaiting(db)
  if (waiting.length === 0) return over.length
  const { talkSessionGapMinutes, talkTurnSeconds } = await readSettings(db, now)
  const until = new Date(now.getTime() + talkTurnSeconds * 1000)
  for (const expert of await expertSnapshots(db, { ids: waiting, online: true, most: waiting.length }, now))
    if (stateOf(expert, talkSessionGapMinutes, undefined, now) === 'free')
      await db.transaction().execute((tx) => offer(tx, expert.id, until, now))
  return over.length
}

/** People whose expert became unavailable in their turn keep the place and are notified again. */
async function withdrawVainTurns(db: Db, now: Date) {
  const turns = await queries.turnsNow(db, now)
  if (turns.length === 0) return
  const ids = turns.map(({ consultantId }) => consultantId)
  const experts = await expertSnapshots(db, { ids, online: true, most: ids.length }, now)
  const { talkSessionGapMinutes } = await readSettings(db, now)
  for (const turn of turns) {
    const expert = experts.find(({ id }) => id === turn.consultantId)
    if (expert && stateOf(expert, talkSessionGapMinutes, turn.customerId, now) === 'free') continue
    await db.transaction().execute(async (tx) => {
      if (await queries.withdrawTurn(tx, turn)) await notifyTurn(tx, { ...turn, until: null }, now)
    })
  }
}

async function offer(tx: Tx, consultantId: number, until: Date, now: Date) {
  const customerId = await queries.offerFirst(tx, consultantId, until)
  if (customerId === undefined) return
  await notifyTurn(tx, { consultantId, customerId, until }, now)
  const [card] = await expertCards(tx, [consultantId])
  const turnSeconds = Math.round((until.getTime() - now.getTime()) / 1000)
  const params = { consultantId, other: card!.name, slug: card!.slug, until: until.toISOString(), turnSeconds }
  await notify(tx, now, { accountId: customerId, message: 'talk_turn', params })
}

const notifyTurn = (
  tx: Tx,
  { consultantId, customerId, until }: { consultantId: number; customerId: number; until: Date | null },
  at: Date,
) =>
  outbox.addEvent(tx, at, {
    event: 'talkturn',
    to: { accountId: customerId },
    data: { consultantId, offeredUntil: until?.toISOString() ?? null },
  })
