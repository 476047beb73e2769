import { capture, completeLine, extend, voidAuthorisation } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { HELD_FOR_MS, priceOf, secondsFor } from '../meter/rules.ts'
import { taxOn } from '../meter/service.ts'
import { namesOf } from '../queries.ts'
import { clockOf } from '../rules.ts'
import type { TalkFacts } from '../talk.ts'
import { lineOfOrder, netOfLine } from './queries.ts'

/** SAC of management consulting and management services. */
const SAC = '998311'

const NOTHING = { billedSeconds: 0, pricePaise: 0, totalPaise: 0, netPaise: 0, orderId: null, lineId: null }

/**
 * Captures the price of the connected time, as an order that is paid, fulfilled and earned; nothing for zero seconds.
 */
export async function charge(tx: Tx, talk: TalkFacts, seconds: number, now: Date) {
  const { authorisationId, ratePaise, consultantId } = talk
  const { seconds: billedSeconds, discountsAt } = await payable(tx, talk, seconds, now)
  const pricePaise = priceOf(ratePaise, billedSeconds)
  if (pricePaise === 0) {
    await unlessLapsed(voidAuthorisation(tx, { authorisationId, at: now }))
    return { ...NOTHING, billedSeconds, lapsed: false }
  }
  const { customer, consultant } = await namesOf(tx, talk)
  const paid = await unlessLapsed(
    capture(tx, {
      ...{ authorisationId, pricePaise, ratePaise, seconds: billedSeconds, taxCode: SAC, consultantId },
      ...{ at: now, discountsAt },
      title_english: `Expert talk with ${consultant}, ${clockOf(billedSeconds)} minutes`,
      title_hindi: `${consultant} के साथ बातचीत, ${clockOf(billedSeconds)} मिनट`,
      billing: { name: customer, state: talk.billingState, gstin: null, address: null },
    }),
  )
  if (!paid) return { ...NOTHING, lapsed: true }
  const lineId = await lineOfOrder(tx, paid.orderId)
  await completeLine(tx, { lineId, at: now })
  return { billedSeconds, pricePaise, ...paid, lineId, netPaise: await netOfLine(tx, lineId), lapsed: false }
}

/**
 * The hold was computed with the tax and discounts of its day. If they have changed since, the hold is extended. If that
 * fails, the discounts of the time of the call apply: a membership that ended meanwhile covers what was authorised before.
 * Nobody pays more than was held.
 */
async function payable(tx: Tx, talk: TalkFacts, seconds: number, now: Date) {
  const { ratePaise, consultantId, authorisationId, billingState: stateCode } = talk
  const { toPay } = await taxOn(tx, talk, now)
  const pricePaise = priceOf(ratePaise, seconds)
  if (toPay(pricePaise, ratePaise) <= talk.heldPaise) return { seconds, discountsAt: now }
  const until = new Date(now.getTime() + HELD_FOR_MS)
  try {
    await extend(tx, { authorisationId, consultantId, pricePaise, ratePaise, stateCode, until, at: now })
    return { seconds, discountsAt: now }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const discountsAt = talk.rangAt
    const asHeld = await taxOn(tx, talk, now, discountsAt)
    return { seconds: Math.min(seconds, secondsFor(talk.heldPaise, ratePaise, asHeld.toPay)), discountsAt }
  }
}

/** After an outage of a week the hold has expired and the money is back with its owner: then the talk is free. */
async function unlessLapsed<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Problem && error.code === 'hold_lapsed') return undefined
    throw error
  }
}
