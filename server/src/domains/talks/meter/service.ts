import { flowsOfRooms, holdRoom } from '#server/domains/calls/service.ts'
import { fundsOf } from '#server/domains/ledger/service.ts'
import { extend } from '#server/domains/orders/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import { claimTime, miss } from '../answering/service.ts'
import { endTalk } from '../ending/service.ts'
import { insertEvent, liveTalks, lockTalk, nextSession } from '../queries.ts'
import { moveLines } from '../queueing/service.ts'
import type { TalkFacts } from '../talk.ts'
import { tellMeter } from '../telling.ts'
import * as queries from './queries.ts'
import { standingOf } from './reading.ts'
import { HELD_FOR_MS, judge, nextLook, nextPaidSeconds, priceOf, type Standing, secondsFor } from './rules.ts'
import { taxOn } from './tax.ts'

export { unseenRooms } from './queries.ts'
export { standingOf } from './reading.ts'

/** Does whatever is due of one live talk, until nothing is; the room is held before the talk, as everybody does. */
export async function tick(tx: Tx, { id, room }: Pick<TalkFacts, 'id' | 'room'>, now: Date, upSince?: Date) {
  await holdRoom(tx, room, now)
  for (;;) {
    const talk = await lockTalk(tx, id)
    if (talk?.state !== 'live') return
    const standing = await standingOf(tx, talk, now, upSince)
    const due = judge(standing, now)
    if (!due) return
    if (due.kind === 'end') return endTalk(tx, { id, room }, { ...due, by: 'house', now })
    if (due.kind === 'extend') await extendTalk(tx, talk, standing, now)
    else await warn(tx, talk, due.minutes, now)
  }
}

async function warn(tx: Tx, talk: TalkFacts, minutes: 1 | 3 | null, now: Date) {
  await queries.setWarned(tx, talk.id, minutes, now)
  if (minutes !== null)
    await insertEvent(tx, { talkId: talk.id, at: now, kind: 'warned', by: 'house', seconds: minutes * 60 })
  await tellMeter(tx, { ...talk, warned: minutes }, now)
}

/** Sets more aside, as far as balance, limit and the next session allow: what is held, nobody can spend elsewhere. */
async function extendTalk(tx: Tx, talk: TalkFacts, standing: Standing, now: Date) {
  const { id, ratePaise, authorisationId } = talk
  const { withTax } = await taxOn(tx, talk.billingState, now)
  const { spendablePaise } = await fundsOf(tx, talk.customerId, now)
  const most = secondsFor(talk.heldPaise + spendablePaise, ratePaise, withTax)
  const paidSeconds = Math.min(nextPaidSeconds(standing, now), most)
  if (paidSeconds <= talk.paidSeconds) return queries.setTried(tx, id, now)
  try {
    const until = new Date(now.getTime() + HELD_FOR_MS)
    const price = priceOf(ratePaise, paidSeconds)
    const { heldPaise } = await extend(tx, {
      ...{ authorisationId, pricePaise: price, stateCode: talk.billingState, until, at: now },
    })
    await queries.setPaidAhead(tx, { id, paidSeconds, heldPaise, at: now })
    const more = { paise: heldPaise - talk.heldPaise, seconds: paidSeconds - talk.paidSeconds }
    await insertEvent(tx, { talkId: id, at: now, kind: 'extended', by: 'house', ...more })
    await claimTime(tx, talk, paidSeconds - Math.floor(standing.flow.connectedMs / 1000), now)
    await tellMeter(tx, { ...talk, paidSeconds, heldPaise }, now)
  } catch (error) {
    // Spent elsewhere between the look and the deed, or lapsed: what is set aside is all there is.
    if (!(error instanceof Problem) || !['insufficient_funds', 'hold_lapsed'].includes(error.code)) throw error
    await queries.setTried(tx, id, now)
  }
}

/** Ends rings and talks that are over, sets money aside, moves lines. Any process may do it at any time. Answers when to look again. */
export async function sweepTalks(house: House, now: Date, upSince = new Date(0)): Promise<Date> {
  for (const id of await queries.ringsOver(house.db, now)) await alone(house, id, (tx) => miss(tx, id, now))
  const live = await liveStandings(house, now, upSince)
  for (const { talk, standing } of live)
    if (judge(standing, now)) await alone(house, talk.id, (tx) => tick(tx, talk, now, upSince))
  await moveLines(house, now)
  return new Date(Math.min(now.getTime() + 1000, ...live.map(({ standing }) => nextLook(standing, now).getTime())))
}

async function liveStandings({ db }: House, now: Date, upSince: Date) {
  const talks = await liveTalks(db)
  if (talks.length === 0) return []
  const rooms = talks.map(({ room }) => room)
  const { talkIdleSeconds: idleSeconds } = await readSettings(db, now)
  const flows = new Map((await flowsOfRooms(db, rooms)).map((flow) => [flow.room, flow]))
  const last = await queries.lastConnected(db, rooms)
  const unseen = await queries.unseenRooms(db, rooms, now)
  const found: { talk: TalkFacts; standing: Standing }[] = []
  for (const talk of talks) {
    const flow = flows.get(talk.room) ?? { connectedMs: 0, since: null }
    const mayLastUntil = await nextSession(db, talk, talk.answeredAt!)
    const lastAt = last.get(talk.room) ?? null
    const facts = { flow, unseen: unseen.has(talk.room), lastAt, mayLastUntil, idleSeconds, upSince }
    found.push({ talk, standing: { talk, ...facts } })
  }
  return found
}

/** One that fails is told to the log and tried again at the next look; the others go on. */
async function alone({ db, log }: House, id: number, deed: (tx: Tx) => Promise<unknown>) {
  try {
    await db.transaction().execute(deed)
  } catch (error) {
    log.error({ err: error, talk: id }, 'a talk could not be looked after')
  }
}
