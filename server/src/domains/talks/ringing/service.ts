import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks.ts'
import { rememberState } from '#server/domains/accounts/service.ts'
import { fundsOf } from '#server/domains/ledger/service.ts'
import { authorise, isSamePerson, stateOfAccount } from '#server/domains/orders/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Once } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { miss } from '../answering/service.ts'
import { isInARoom } from '../experts/queries.ts'
import { lookAtExpert, missing } from '../experts/service.ts'
import { HELD_FOR_MS, priceOf } from '../meter/rules.ts'
import { taxOn } from '../meter/tax.ts'
import { insertEvent, nextSession, talkById } from '../queries.ts'
import { takeTurn } from '../queueing/service.ts'
import { shownTalk } from '../reading/service.ts'
import { newRoom } from '../rooms.ts'
import { tellRinging } from '../telling.ts'
import * as queries from './queries.ts'

/** Rings an expert who can be rung, for a customer who can pay. */
export async function ringExpert({ tx, actor, now }: Once, wish: Input<typeof api.ringExpert>) {
  const { consultantId, mode, subject, limitMinutes } = wish
  const between = { consultantId, customerId: actor.id }
  for (const id of await queries.lapsedRingsOf(tx, between, now)) await miss(tx, id, now)
  const ratePaise = await ringable(tx, consultantId, actor.id, now)
  await customerIsFree(tx, actor.id, now)
  const billingState = await stateFor(tx, actor.id, wish.state)
  await rememberState(tx, actor.id, { code: billingState, at: now })
  await enoughFor(tx, { customerId: actor.id, ratePaise, billingState, now })
  const limitSeconds = limitMinutes === undefined ? null : limitMinutes * 60
  const id = await ring(tx, { ...between, mode, subject, ratePaise, limitSeconds, billingState, at: now })
  await takeTurn(tx, consultantId, actor.id)
  const talk = (await talkById(tx, id))!
  await tellRinging(tx, talk, (await readSettings(tx, now)).talkRingSeconds, now)
  return { talk: await shownTalk(tx, talk, 'customer', now) }
}

interface Ringing {
  consultantId: number
  customerId: number
  mode: 'video' | 'audio'
  subject: string
  ratePaise: number
  limitSeconds: number | null
  billingState: string
  at: Date
}

/** The first minutes are set aside before it rings: whoever answers is paid. */
export async function ring(tx: Tx, { at, ...wish }: Ringing) {
  const { talkLeastMinutes, talkRingSeconds } = await readSettings(tx, at)
  const paidSeconds = Math.min(talkLeastMinutes * 60, wish.limitSeconds ?? Infinity)
  const { id, number: sequence } = await queries.newTalkId(tx)
  const pricePaise = priceOf(wish.ratePaise, paidSeconds)
  const { customerId, billingState } = wish
  const money = await setAside(tx, { id, customerId, billingState, pricePaise, now: at })
  const ringUntil = new Date(at.getTime() + talkRingSeconds * 1000)
  await queries.insertTalk(tx, { ...wish, id, sequence, room: newRoom(), paidSeconds, ...money, ringUntil, at })
  await insertEvent(tx, { talkId: id, at, kind: 'rang', by: 'customer', paise: money.heldPaise, seconds: paidSeconds })
  return id
}

async function ringable(tx: Tx, consultantId: number, customerId: number, now: Date) {
  const look = await lookAtExpert(tx, consultantId, customerId, now)
  if (!look) throw new Problem('not_found')
  if (await isSamePerson(tx, customerId, [consultantId])) throw new Problem('own_account')
  if (look.state === 'on_call') throw new Problem('expert_busy')
  if (look.state !== 'free') throw new Problem('expert_unavailable')
  return look.expert.ratePaise
}

/** Nobody is in two calls at once. */
async function customerIsFree(tx: Tx, customerId: number, now: Date) {
  if (await isInARoom(tx, customerId, now)) throw new Problem('customer_busy')
  const at = await nextSession(tx, { consultantId: 0, customerId }, now)
  const { talkSessionGapMinutes } = await readSettings(tx, now)
  if (at && at.getTime() <= now.getTime() + talkSessionGapMinutes * 60_000) throw new Problem('customer_busy')
}

async function stateFor(tx: Tx, customerId: number, wished: string | undefined) {
  const code = wished ?? (await stateOfAccount(tx, customerId))?.code
  if (!code || !(await queries.stateKnown(tx, code)))
    throw new Problem('invalid', { errors: { state: ['Choose a state.'] } })
  return code
}

interface Wanted {
  customerId: number
  billingState: string
  now: Date
}

async function enoughFor(tx: Tx, { customerId, ratePaise, billingState, now }: Wanted & { ratePaise: number }) {
  const { talkLeastMinutes } = await readSettings(tx, now)
  const { spendablePaise } = await fundsOf(tx, customerId, now)
  const { withTax } = await taxOn(tx, billingState, now)
  const missingPaise = missing(spendablePaise, ratePaise, { withTax, talkLeastMinutes })
  if (missingPaise > 0) throw new Problem('low_balance', { missingPaise })
}

async function setAside(
  tx: Tx,
  { id, customerId, pricePaise, billingState: stateCode, now }: Wanted & { id: number; pricePaise: number },
) {
  const until = new Date(now.getTime() + HELD_FOR_MS)
  try {
    return await authorise(tx, { buyerId: customerId, kind: 'talk', itemId: id, pricePaise, stateCode, until, at: now })
  } catch (error) {
    // Spent elsewhere at this very moment.
    if (error instanceof Problem && error.code === 'insufficient_funds') throw new Problem('low_balance')
    throw error
  }
}
