import { captureHold, extendHold, hold, voidHold } from '#server/domains/ledger/public.ts'
import { rateOn, readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { insertLines } from '../lines/queries.ts'
import * as queries from '../queries.ts'
import { priceLine } from '../rules.ts'
import { closeAuthorisation, insertAuthorisation, lockAuthorisation } from './queries.ts'
import { finish, orderPaid } from './service.ts'

interface Authorisation {
  buyerId: number
  /** The kind and id of what is metered: talk, and the talk's id. */
  kind: string
  itemId: number
  /** The current maximum price before tax. */
  pricePaise: number
  /** The buyer's state, which determines the tax. */
  stateCode: string
  until: Date
  at: Date
}

/**
 * Holds the maximum price of something metered, including tax; `extend` it while it runs, and `capture` what was used.
 */
export async function authorise(tx: Tx, { buyerId, kind, itemId, pricePaise, stateCode, until, at }: Authorisation) {
  const { totalPaise: paise } = await metered(tx, pricePaise, stateCode, at)
  const held = await hold(tx, { key: `${kind} ${itemId} of ${buyerId}`, of: buyerId, paise, until, at })
  const { id } = await insertAuthorisation(tx, { buyerId, kind, itemId, holdId: held.id, at })
  return { authorisationId: id, heldPaise: paise }
}

/** Priced like everything else: held and charged by the same rule, so that the hold always suffices. */
async function metered(tx: Tx, pricePaise: number, stateCode: string, at: Date) {
  return (await pricingIn(tx, stateCode, at))(pricePaise)
}

/** The tax on a price for a buyer in that state; without one, as for a state other than the platform's. */
export async function pricingIn(db: Db | Tx, stateCode: string | undefined, at: Date) {
  const { sellerState } = await readSettings(db as Db, at)
  const tax = { discountPaise: 0, gstRateBp: await rateOn(db, 'gst', at), withinState: stateCode === sellerState }
  return (pricePaise: number) => priceLine(pricePaise, tax)
}

interface Extension {
  authorisationId: number
  /** The new maximum price before tax. */
  pricePaise: number
  stateCode: string
  until: Date
  at: Date
}

export async function extend(tx: Tx, { authorisationId, pricePaise, stateCode, until, at }: Extension) {
  const { holdId } = await opened(tx, authorisationId)
  const { totalPaise: paise } = await metered(tx, pricePaise, stateCode, at)
  await extendHold(tx, { holdId, paise, until, at })
  return { heldPaise: paise }
}

interface Captured {
  authorisationId: number
  /** The price of what was used, before tax; at most what is held. */
  pricePaise: number
  title_english: string
  title_hindi: string
  sac: string
  consultantId: number | null
  billing: queries.Billing
  at: Date
}

/**
 * Captures what was used and releases the rest: an order with one line, paid, fulfilled and invoiced like any other.
 */
export async function capture(tx: Tx, { authorisationId, pricePaise, billing, at, ...what }: Captured) {
  const { buyerId, kind, itemId, holdId } = await opened(tx, authorisationId)
  const priced = await metered(tx, pricePaise, billing.state, at)
  const { totalPaise } = priced
  const order = { buyerId, createdAt: at, payUntil: at, billing, discounts: [], totalPaise }
  const { id: orderId } = await queries.insertOrder(tx, order)
  await insertLines(tx, orderId, [{ ...priced, ...what, kind, itemId, soldOnce: false }])
  const to = [{ place: 'orders' as const, paise: totalPaise }]
  const split = await captureHold(tx, { ...orderPaid(orderId, at), holdId, paise: totalPaise, to })
  await closeAuthorisation(tx, authorisationId, orderId)
  await finish(tx, { order: { id: orderId }, ...split, gatewayPaise: 0, paymentId: null, at })
  return { orderId, totalPaise }
}

/** Nothing was used: the whole hold is released. */
export async function voidAuthorisation(tx: Tx, { authorisationId, at }: { authorisationId: number; at: Date }) {
  const { holdId } = await opened(tx, authorisationId)
  await voidHold(tx, { holdId, at })
  await closeAuthorisation(tx, authorisationId, null)
}

async function opened(tx: Tx, authorisationId: number) {
  const found = await lockAuthorisation(tx, authorisationId)
  if (!found) throw new Problem('hold_lapsed')
  return found
}
