import type { ItemType } from '#contract/orders/constants.ts'
import { stateOfGstin } from '#contract/orders/tax-ids.ts'
import { captureHold, extendHold, hold, voidHold } from '#server/domains/ledger/public.ts'
import { readGst, readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { meteredDiscounts, takeDiscounts } from '../discounts/service.ts'
import { insertLines, linesOf } from '../lines/queries.ts'
import * as queries from '../queries.ts'
import { bySource } from '../quotes/service.ts'
import { priceLine } from '../rules.ts'
import {
  closeAuthorisation,
  hasOpenAuthorisation,
  insertAuthorisation,
  lockAuthorisation,
  lockMetering,
  setHold,
} from './queries.ts'
import { finish, orderPaid } from './service.ts'

interface Metering {
  /** The buyer's state, which determines the tax; without one, as for a state other than the platform's. */
  stateCode: string | undefined
  /** Undefined for visitors, who have no discounts. */
  buyerId: number | undefined
  kind: ItemType
  /** 0 for something that does not exist yet. */
  itemId: number
  /** Null for any consultant. */
  consultantId: number | null
}

interface MeteredPrice {
  /** Before discounts and tax. */
  pricePaise: number
  /** Per minute. */
  ratePaise: number
  /** How long it was used, once that is known. */
  seconds?: number
}

/**
 * Prices something metered like everything else: held and charged by the same rule, so that the hold always suffices.
 * The tax is that of `at`; so are the discounts, unless they are asked for another instant.
 */
export async function meteredPricing(db: Db | Tx, { stateCode, ...line }: Metering, at: Date, discountsAt = at) {
  const { sellerGstin } = await readSettings(db, at)
  const { rateBp: gstRateBp, taxCode } = (await readGst(db, at))(line.kind)
  const tax = { gstRateBp, withinState: stateCode === stateOfGstin(sellerGstin) }
  const discountsOn = await meteredDiscounts(db, line, discountsAt)
  return {
    gstRateBp,
    /** That of its kind, if staff set one. */
    taxCode,
    /** A price with its tax, without discounts. */
    full: (pricePaise: number) => priceLine(pricePaise, { discountPaise: 0, ...tax }),
    /** What the buyer pays after free minutes and other discounts. */
    charged: (price: MeteredPrice) => {
      const taken = discountsOn(price)
      const consultantFunded = taken.filter(({ fundedBy }) => fundedBy === 'consultant')
      return {
        ...priceLine(price.pricePaise, { discountPaise: paiseIn(taken), ...tax }),
        ...{ taken, consultantDiscountPaise: paiseIn(consultantFunded) },
      }
    },
  }
}

const paiseIn = (taken: readonly { paise: number }[]) => taken.reduce((sum, { paise }) => sum + paise, 0)

interface Authorisation extends Omit<MeteredPrice, 'seconds'> {
  buyerId: number
  /** The kind and id of what is metered: talk, and the talk's id. */
  kind: ItemType
  itemId: number
  consultantId: number | null
  stateCode: string
  until: Date
  at: Date
}

/**
 * Holds the maximum price of something metered, including tax; `extend` it while it runs, and `capture` what was used.
 * Nothing is held for what free minutes cover.
 */
export async function authorise(tx: Tx, { pricePaise, ratePaise, until, at, ...input }: Authorisation) {
  const { buyerId, kind, itemId } = input
  await lockMetering(tx, buyerId)
  const { totalPaise: paise } = (await meteredPricing(tx, input, at)).charged({ pricePaise, ratePaise })
  const held = paise > 0 ? await hold(tx, { key: holdKey(input), of: buyerId, paise, until, at }) : null
  const { id } = await insertAuthorisation(tx, { buyerId, kind, itemId, holdId: held?.id ?? null, at })
  return { authorisationId: id, heldPaise: paise }
}

/** What an authorisation counts on must not be taken away while it is open. */
export async function assertNothingMetered(tx: Tx, buyerId: number) {
  await lockMetering(tx, buyerId)
  if (await hasOpenAuthorisation(tx, buyerId)) throw new Problem('in_a_talk')
}

const holdKey = ({ kind, itemId, buyerId }: Pick<Authorisation, 'kind' | 'itemId' | 'buyerId'>) =>
  `${kind} ${itemId} of ${buyerId}`

interface Extension extends Omit<MeteredPrice, 'seconds'> {
  authorisationId: number
  consultantId: number | null
  stateCode: string
  until: Date
  at: Date
}

/** Holds the new maximum price. */
export async function extend(tx: Tx, { authorisationId, pricePaise, ratePaise, until, at, ...input }: Extension) {
  const { holdId, ...what } = await opened(tx, authorisationId)
  const { totalPaise: paise } = (await meteredPricing(tx, { ...what, ...input }, at)).charged({ pricePaise, ratePaise })
  if (holdId === null) {
    if (paise === 0) return { heldPaise: 0 }
    const { id } = await hold(tx, { key: holdKey(what), of: what.buyerId, paise, until, at })
    await setHold(tx, authorisationId, id)
    return { heldPaise: paise }
  }
  const { promoPaise, walletPaise } = await extendHold(tx, { holdId, ...(paise > 0 && { paise }), until, at })
  return { heldPaise: promoPaise + walletPaise }
}

interface Captured extends Required<MeteredPrice> {
  authorisationId: number
  title_english: string
  title_hindi: string
  taxCode: string
  consultantId: number | null
  billing: queries.Billing
  at: Date
  /** The instant of the discounts, where it is not that of the capture. */
  discountsAt?: Date
}

/**
 * Captures what was used and releases the rest: an order with one line, paid, fulfilled and invoiced like any other.
 * Throws a problem if a discount was used up meanwhile.
 */
export async function capture(tx: Tx, { authorisationId, pricePaise, ratePaise, seconds, ...input }: Captured) {
  const { billing, at, discountsAt = at, ...what } = input
  const { buyerId, kind, itemId, holdId } = await opened(tx, authorisationId)
  const { consultantId } = what
  const metering = { stateCode: billing.state, buyerId, kind, itemId, consultantId }
  const pricing = await meteredPricing(tx, metering, at, discountsAt)
  const { taken, ...priced } = pricing.charged({ pricePaise, ratePaise, seconds })
  const { totalPaise } = priced
  const order = { buyerId, createdAt: at, payUntil: at, billing, discounts: bySource(taken), totalPaise }
  const { id: orderId } = await queries.insertOrder(tx, order)
  const taxCode = pricing.taxCode ?? what.taxCode
  const line = {
    ...priced,
    ...what,
    taxCode,
    kind,
    itemId,
    quantity: 1,
    draftId: null,
    supplierId: null,
    soldOnce: false,
  }
  await insertLines(tx, orderId, [line])
  await takeDiscounts(tx, { orderId, lineIds: (await linesOf(tx, orderId)).map(({ id }) => id), taken }, discountsAt)
  const split = await captured(tx, { orderId, holdId, totalPaise, at })
  await closeAuthorisation(tx, authorisationId, orderId)
  await finish(tx, { order: { id: orderId }, ...split, gatewayPaise: 0, paymentId: null, at })
  return { orderId, totalPaise }
}

interface FromHold {
  orderId: number
  holdId: number | null
  totalPaise: number
  at: Date
}

async function captured(tx: Tx, { orderId, holdId, totalPaise: paise, at }: FromHold) {
  if (paise === 0) {
    if (holdId !== null) await voidHold(tx, { holdId, at })
    return { promoPaise: 0, walletPaise: 0 }
  }
  if (holdId === null) throw new Problem('hold_lapsed')
  return captureHold(tx, { ...orderPaid(orderId, at), holdId, paise, to: [{ place: 'orders', paise }] })
}

/** Nothing was used: the whole hold is released. */
export async function voidAuthorisation(tx: Tx, { authorisationId, at }: { authorisationId: number; at: Date }) {
  const { holdId } = await opened(tx, authorisationId)
  if (holdId !== null) await voidHold(tx, { holdId, at })
  await closeAuthorisation(tx, authorisationId, null)
}

async function opened(tx: Tx, authorisationId: number) {
  const found = await lockAuthorisation(tx, authorisationId)
  if (!found) throw new Problem('hold_lapsed')
  return found
}
