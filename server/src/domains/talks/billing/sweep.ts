import { flowsOfRooms, lockRoom } from '#server/domains/calls/public.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { extend } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { lastConnected, unseenRooms } from '../meter/queries.ts'
import { HELD_FOR_MS, judge, type MeterState, nextLook, nextPaidSeconds, priceOf, secondsFor } from '../meter/rules.ts'
import { meterStateOf, taxOn } from '../meter/service.ts'
import { notifyMeter } from '../notifications.ts'
import { insertEvent, liveTalks, lockTalk, nextSession } from '../queries.ts'
import { moveLines } from '../queue/service.ts'
import { claimTime, miss } from '../rings/answers.ts'
import type { TalkFacts } from '../talk.ts'
import * as queries from './queries.ts'
import { endTalk } from './service.ts'

/**
 * Performs whatever is due for one live talk, until nothing is; locks the room before the talk, in the common order.
 */
export async function tick(tx: Tx, { id, room }: Pick<TalkFacts, 'id' | 'room'>, now: Date, upSince?: Date) {
  await lockRoom(tx, room, now)
  for (;;) {
    const talk = await lockTalk(tx, id)
    if (talk?.state !== 'live') return
    const meterState = await meterStateOf(tx, talk, now, upSince)
    const due = judge(meterState, now)
    if (!due) return
    if (due.kind === 'end') return endTalk(tx, { id, room }, { ...due, by: 'system', now })
    if (due.kind === 'extend') await extendTalk(tx, talk, meterState, now)
    else await warn(tx, talk, due.minutes, now)
  }
}

async function warn(tx: Tx, talk: TalkFacts, minutes: 1 | 3 | null, now: Date) {
  await queries.setWarned(tx, talk.id, minutes, now)
  if (minutes !== null)
    await insertEvent(tx, { talkId: talk.id, at: now, kind: 'warned', by: 'system', seconds: minutes * 60 })
  await notifyMeter(tx, { ...talk, warned: minutes }, now)
}

/** Extends the hold as far as balance, limit and the next session allow: held money cannot be spent elsewhere. */
async function extendTalk(tx: Tx, talk: TalkFacts, meterState: MeterState, now: Date) {
  const { id, ratePaise, consultantId, authorisationId } = talk
  const { toPay } = await taxOn(tx, talk, now)
  const { spendablePaise } = await fundsOf(tx, talk.customerId, now)
  const most = secondsFor(talk.heldPaise + spendablePaise, ratePaise, toPay)
  const paidSeconds = Math.min(nextPaidSeconds(meterState, now), most)
  if (paidSeconds <= talk.paidSeconds) return queries.setTried(tx, id, now)
  try {
    const until = new Date(now.getTime() + HELD_FOR_MS)
    const price = priceOf(ratePaise, paidSeconds)
    const { heldPaise } = await extend(tx, {
      ...{ authorisationId, consultantId, pricePaise: price, ratePaise, stateCode: talk.billingState, until, at: now },
    })
    await queries.setPaidAhead(tx, { id, paidSeconds, heldPaise, at: now })
    const more = { paise: heldPaise - talk.heldPaise, seconds: paidSeconds - talk.paidSeconds }
    await insertEvent(tx, { talkId: id, at: now, kind: 'extended', by: 'system', ...more })
    await claimTime(tx, talk, paidSeconds - Math.floor(meterState.flow.connectedMs / 1000), now)
    await notifyMeter(tx, { ...talk, paidSeconds, heldPaise }, now)
  } catch (error) {
    // Spent elsewhere meanwhile, or expired: the existing hold is all there is.
    if (!(error instanceof Problem) || !['insufficient_funds', 'hold_lapsed'].includes(error.code)) throw error
    await queries.setTried(tx, id, now)
  }
}

/**
 * Ends overdue rings and talks, extends holds, moves queues. Safe in any process at any time. Returns when to run
 * again.
 */
export async function sweepTalks(services: Services, now: Date, upSince = new Date(0)): Promise<Date> {
  for (const id of await queries.ringsOver(services.db, now)) await alone(services, id, (tx) => miss(tx, id, now))
  const live = await liveMeterStates(services, now, upSince)
  for (const { talk, meterState } of live)
    if (judge(meterState, now)) await alone(services, talk.id, (tx) => tick(tx, talk, now, upSince))
  await moveLines(services, now)
  return new Date(Math.min(now.getTime() + 1000, ...live.map(({ meterState }) => nextLook(meterState, now).getTime())))
}

async function liveMeterStates({ db }: Services, now: Date, upSince: Date) {
  const talks = await liveTalks(db)
  if (talks.length === 0) return []
  const rooms = talks.map(({ room }) => room)
  const { talkIdleSeconds: idleSeconds } = await readSettings(db, now)
  const flows = new Map((await flowsOfRooms(db, rooms)).map((flow) => [flow.room, flow]))
  const last = await lastConnected(db, rooms)
  const unseen = await unseenRooms(db, rooms, now)
  const found: { talk: TalkFacts; meterState: MeterState }[] = []
  for (const talk of talks) {
    const flow = flows.get(talk.room) ?? { connectedMs: 0, since: null }
    const mayLastUntil = await nextSession(db, talk, talk.answeredAt!)
    const lastAt = last.get(talk.room) ?? null
    const facts = { flow, unseen: unseen.has(talk.room), lastAt, mayLastUntil, idleSeconds, upSince }
    found.push({ talk, meterState: { talk, ...facts } })
  }
  return found
}

/** A failure is logged and retried in the next sweep; the others continue. */
async function alone({ db, log }: Services, id: number, operation: (tx: Tx) => Promise<unknown>) {
  try {
    await db.transaction().execute(operation)
  } catch (error) {
    log.error({ err: error, talk: id }, 'talk could not be processed')
  }
}
