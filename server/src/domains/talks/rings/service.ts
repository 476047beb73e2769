import type { Input } from '#contract/endpoint.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import type * as api from '#contract/talks/endpoints.ts'
import { refuseBlocked, rememberState } from '#server/domains/accounts/public.ts'
import { newRoomSlug } from '#server/domains/calls/public.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { authorise, isSamePerson, stateOfAccount } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { isInARoom } from '../experts/queries.ts'
import { lookAtExpert, missing } from '../experts/service.ts'
import { HELD_FOR_MS, priceOf } from '../meter/rules.ts'
import { taxOn } from '../meter/service.ts'
import { notifyRinging } from '../notifications.ts'
import { insertEvent, nextSession, talkById } from '../queries.ts'
import { takeTurn } from '../queue/service.ts'
import { shownTalk } from '../views/service.ts'
import { miss } from './answers.ts'
import * as queries from './queries.ts'

/** Calls an available expert for a customer who can pay. */
export async function ringExpert({ tx, actor, now, settings }: Once, input: Input<typeof api.ringExpert>) {
  const { consultantId, mode, subject, limitMinutes } = input
  const between = { consultantId, customerId: actor.id }
  for (const id of await queries.lapsedRingsOf(tx, between, now)) await miss(tx, id, now)
  const ratePaise = await ringable(tx, consultantId, actor.id, now)
  await customerIsFree(tx, actor.id, settings, now)
  const billingState = await stateFor(tx, actor.id, input.state)
  await rememberState(tx, actor.id, { code: billingState, at: now })
  await enoughFor(tx, { ...between, ratePaise, billingState, now }, settings)
  const limitSeconds = limitMinutes === undefined ? null : limitMinutes * 60
  const id = await ring(tx, { ...between, mode, subject, ratePaise, limitSeconds, billingState, at: now }, settings)
  await takeTurn(tx, consultantId, actor.id)
  const talk = (await talkById(tx, id))!
  await notifyRinging(tx, talk, settings.talkRingSeconds, now)
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

/** The first minutes are held before it rings, so that the expert is certain to be paid. */
export async function ring(tx: Tx, { at, ...input }: Ringing, { talkLeastMinutes, talkRingSeconds }: Settings) {
  const paidSeconds = Math.min(talkLeastMinutes * 60, input.limitSeconds ?? Infinity)
  const { id, number: sequence } = await queries.newTalkId(tx)
  const pricePaise = priceOf(input.ratePaise, paidSeconds)
  const { consultantId, customerId, ratePaise, billingState } = input
  const who = { consultantId, customerId, ratePaise, billingState, now: at }
  const money = await setAside(tx, { ...who, id, pricePaise })
  const ringUntil = new Date(at.getTime() + talkRingSeconds * 1000)
  await queries.insertTalk(tx, { ...input, id, sequence, room: newRoomSlug(), paidSeconds, ...money, ringUntil, at })
  await insertEvent(tx, { talkId: id, at, kind: 'rang', by: 'customer', paise: money.heldPaise, seconds: paidSeconds })
  return id
}

async function ringable(tx: Tx, consultantId: number, customerId: number, now: Date) {
  const look = await lookAtExpert(tx, consultantId, customerId, now)
  if (!look) throw new Problem('not_found')
  if (await isSamePerson(tx, customerId, [consultantId])) throw new Problem('own_account')
  await refuseBlocked(tx, customerId, consultantId)
  if (look.state === 'on_call') throw new Problem('expert_busy')
  if (look.state !== 'free') throw new Problem('expert_unavailable')
  return look.expert.ratePaise
}

/** A person can be in one call only. */
async function customerIsFree(tx: Tx, customerId: number, { talkSessionGapMinutes }: Settings, now: Date) {
  if (await isInARoom(tx, customerId, now)) throw new Problem('customer_busy')
  const at = await nextSession(tx, { consultantId: 0, customerId }, now)
  if (at && at.getTime() <= now.getTime() + talkSessionGapMinutes * 60_000) throw new Problem('customer_busy')
}

async function stateFor(tx: Tx, customerId: number, requested: string | undefined) {
  const code = requested ?? (await stateOfAccount(tx, customerId))?.code
  if (!code || !(await queries.stateKnown(tx, code)))
    throw new Problem('invalid', { errors: { state: ['Choose a state.'] } })
  return code
}

interface Wanted {
  consultantId: number
  customerId: number
  ratePaise: number
  billingState: string
  now: Date
}

async function enoughFor(tx: Tx, { now, ...wanted }: Wanted, { talkLeastMinutes }: Settings) {
  const { spendablePaise } = await fundsOf(tx, wanted.customerId, now)
  const { toPay } = await taxOn(tx, { id: 0, ...wanted }, now)
  const missingPaise = missing(spendablePaise, wanted.ratePaise, { toPay, talkLeastMinutes })
  if (missingPaise > 0) throw new Problem('low_balance', { missingPaise })
}

async function setAside(
  tx: Tx,
  {
    id: itemId,
    customerId: buyerId,
    billingState: stateCode,
    now: at,
    ...rest
  }: Wanted & { id: number; pricePaise: number },
) {
  const until = new Date(at.getTime() + HELD_FOR_MS)
  try {
    return await authorise(tx, { ...rest, buyerId, kind: 'talk', itemId, stateCode, until, at })
  } catch (error) {
    // Spent elsewhere meanwhile.
    if (error instanceof Problem && error.code === 'insufficient_funds') throw new Problem('low_balance')
    throw error
  }
}
