import type { Input, Reply } from '#contract/endpoint.ts'
import type { BLOCKS, ItemType } from '#contract/orders/constants.ts'
import type * as api from '#contract/orders/endpoints.ts'
import { stateOfGstin } from '#contract/orders/tax-ids.ts'
import { featureOfItem, featuresOff } from '#contract/settings/constants.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { readGst, readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { type CouponShown, couponShown } from '../discounts/coupons/service.ts'
import type { Taken } from '../discounts/rules.ts'
import { quoteDiscounts } from '../discounts/service.ts'
import { type Priced, priceLine, sumOf, walletPartOf } from '../rules.ts'
import { isVoucher, type Offer, sellerOf } from '../sellers.ts'
import { consultantsNamed, lastBillingOf, stateByCode, stateOfAccount } from './queries.ts'

export interface CartItem {
  id: number
  type: ItemType
  quantity: number
  draftId?: number | undefined
  follows?: number | undefined
}

export interface QuotedLine extends Priced {
  id: number
  kind: ItemType
  quantity: number
  draftId: number | null
  /** As the buyer was told; the seller compares it. */
  follows: number | null
  offer: Offer | undefined
  blocked: (typeof BLOCKS)[number] | null
  discounts: Taken[]
  /** The part of the discount that the consultant funds. */
  consultantDiscountPaise: number
}

export interface PricedCart {
  lines: QuotedLine[]
  /** What the sources take off the lines that can be bought; `line` is the position among all lines. */
  taken: Taken[]
  discounts: { source: string; title_english: string; title_hindi: string; paise: number }[]
  sums: ReturnType<typeof sumOf>
  coupon: CouponShown | null
  place: { code: string; title_english: string; title_hindi: string } | null
}

interface CartInput {
  items: readonly CartItem[]
  buyerId: number | undefined
  couponCode: string | undefined
  stateCode: string | undefined
}

/** Prices a cart: offers, then the discount sources, then tax, line by line. */
export async function priceCart(db: Db | Tx, input: CartInput, now: Date): Promise<PricedCart> {
  const found = offersFor(db, input.items, input.buyerId, now).then((offers) => {
    const lines = input.items.map(({ id, type: kind, quantity, draftId = null, follows = null }) => {
      const offer = offers.get(`${kind} ${id}`)
      return { id, kind, quantity, draftId, follows, offer, blocked: blockOf(offer, quantity) }
    })
    // What a bought bundle contains is not bought beside it.
    const included = new Set(lines.flatMap(({ offer, blocked }) => (blocked ? [] : (offer?.includes ?? []))))
    return lines.map((line) =>
      !line.blocked && included.has(line.id) ? { ...line, blocked: 'included' as const } : line,
    )
  })
  return priceFound(db, found, input, now)
}

function blockOf(offer: Offer | undefined, quantity: number): QuotedLine['blocked'] {
  if (!offer) return 'withdrawn'
  return offer.blocked ?? (quantity > (offer.mostUnits ?? 1) ? 'sold_out' : null)
}

interface OneOffer {
  kind: ItemType
  offer: Offer
  buyerId: number
  stateCode: string | undefined
}

/** Prices one item defined by its seller, in the same way. */
export const priceOffer = (db: Db | Tx, { kind, offer, buyerId, stateCode }: OneOffer, now: Date) =>
  priceFound(
    db,
    Promise.resolve([{ id: offer.id, kind, quantity: 1, draftId: null, follows: null, offer, blocked: null }]),
    { buyerId, stateCode, couponCode: undefined },
    now,
  )

type Found = Pick<QuotedLine, 'id' | 'kind' | 'quantity' | 'draftId' | 'follows' | 'offer' | 'blocked'>

async function priceFound(db: Db | Tx, finding: Promise<Found[]>, input: Omit<CartInput, 'items'>, now: Date) {
  const [found, gstOf, { sellerGstin }, place] = await Promise.all([
    finding,
    readGst(db, now),
    readSettings(db, now),
    placeOf(db, input),
  ])
  const sold = found.filter(({ blocked }) => !blocked)
  const reducible = sold.filter((line) => !isVoucher(line))
  const { couponCode, buyerId } = input
  const quoted = await quoteDiscounts(db, { buyerId, couponCode, lines: reducible.map(discountable) }, now)
  const taken = quoted.taken.map((one) => ({ ...one, line: found.indexOf(reducible[one.line]!) }))
  const coupon = couponCode
    ? await couponShown(db, { code: couponCode, buyerId, lines: quoted.reducible }, { taken: quoted.taken, now })
    : null
  const withinState = place?.code === stateOfGstin(sellerGstin)
  const lines = found.map((line, at) => {
    const discounts = taken.filter(({ line: position }) => position === at)
    const discountPaise = paiseIn(discounts)
    const consultantDiscountPaise = paiseIn(discounts.filter(({ fundedBy }) => fundedBy === 'consultant'))
    const { offer, gstRateBp } = taxed(line.offer, gstOf(line.kind))
    const { delivery } = line.offer ?? {}
    const pricePaise = line.blocked ? 0 : line.offer!.pricePaise * line.quantity + (delivery?.shippingPaise ?? 0)
    return {
      ...{ ...line, offer, discounts, consultantDiscountPaise },
      ...priceLine(pricePaise, {
        ...{ discountPaise, gstRateBp },
        withinState: delivery ? (delivery.toState ?? place?.code) === delivery.fromState : withinState,
      }),
    }
  })
  return { lines, taken, discounts: bySource(taken), sums: sumOf(lines), coupon, place: place ?? null }
}

/** Goods and gift cards have a rate and a code of their own. */
function taxed(offer: Offer | undefined, { rateBp, taxCode }: { rateBp: number; taxCode: string | null }) {
  if (offer?.gstRateBp !== undefined) return { offer, gstRateBp: offer.gstRateBp }
  return { offer: offer && { ...offer, taxCode: taxCode ?? offer.taxCode }, gstRateBp: rateBp }
}

const discountable = ({ id, kind, quantity, offer }: Found) => ({
  ...{ id, kind, units: quantity, consultantId: offer!.consultantId, variant: offer!.variant },
  pricePaise: offer!.pricePaise * quantity,
})

const paiseIn = (taken: readonly Taken[]) => taken.reduce((sum, { paise }) => sum + paise, 0)

/** One entry for each row of a source, over all lines, in the order in which they apply. */
export const bySource = (taken: readonly Taken[]) =>
  [...Map.groupBy(taken, ({ source, referenceId }) => `${source} ${referenceId}`).values()].map((parts) => {
    const { source, title_english, title_hindi } = parts[0]!
    return { source, title_english, title_hindi, paise: paiseIn(parts) }
  })

async function offersFor(db: Db | Tx, items: readonly CartItem[], buyerId: number | undefined, now: Date) {
  const off = featuresOff(await readSettings(db, now))
  const isOffered = (kind: ItemType) => !off.some((name) => name === featureOfItem(kind))
  const found = await Promise.all(
    [...Map.groupBy(items, ({ type }) => type)].map(async ([kind, wanted]) => {
      const asked = wanted.map(({ id, quantity, draftId = null }) => ({ id, quantity, draftId }))
      const offers = isOffered(kind) ? await sellerOf(kind)?.offers(db, asked, buyerId, now) : undefined
      return [...(offers ?? [])].map(([id, offer]) => [`${kind} ${id}`, offer] as const)
    }),
  )
  return new Map(found.flat())
}

const placeOf = (db: Db | Tx, { stateCode, buyerId }: Pick<CartInput, 'stateCode' | 'buyerId'>) =>
  stateCode ? stateByCode(db, stateCode) : buyerId ? stateOfAccount(db, buyerId) : undefined

export async function quoteCart(
  { db, actor, now }: Context,
  { items, couponCode, state, useWallet }: Input<typeof api.quoteCart>,
): Promise<Reply<typeof api.quoteCart>> {
  const buyerId = actor?.type === 'user' ? actor.id : undefined
  const billing = buyerId === undefined ? undefined : await lastBillingOf(db, buyerId)
  // A stored GSTIN determines the billing state, like an entered one.
  const stateCode = state ?? (billing?.gstin ? stateOfGstin(billing.gstin) : undefined)
  const cart = await priceCart(db, { items, buyerId, couponCode, stateCode }, now)
  const consultantIds = [...new Set(cart.lines.flatMap(({ offer }) => offer?.consultantId ?? []))]
  const [funds, named] = await Promise.all([
    buyerId === undefined || cart.lines.some(isVoucher) ? undefined : fundsOf(db, buyerId, now),
    consultantIds.length > 0 ? consultantsNamed(db, consultantIds) : [],
  ])
  const by = new Map(named.map(({ id, name, slug }) => [id, { name, slug }]))
  const { pricePaise: subtotalPaise, ...sums } = cart.sums
  const rates = new Set(cart.lines.filter(({ blocked }) => !blocked).map(({ gstRateBp }) => gstRateBp))
  const usedPaise = useWallet && funds ? walletPartOf(sums.totalPaise, funds.spendablePaise) : 0
  return {
    lines: cart.lines.map(({ kind, offer, ...line }) => ({
      ...line,
      type: kind as (typeof items)[number]['type'],
      title_english: offer?.title_english ?? '',
      title_hindi: offer?.title_hindi ?? '',
      by: by.get(offer?.consultantId ?? 0) ?? null,
      delivery: offer?.delivery
        ? { shippingPaise: offer.delivery.shippingPaise, needsAddress: line.draftId === null }
        : null,
      term: offer?.term ?? null,
      mostUnits: offer?.mostUnits ?? 1,
    })),
    subtotalPaise,
    ...sums,
    discounts: cart.discounts,
    gstRateBp: rates.size === 1 ? [...rates][0]! : null,
    coupon: cart.coupon,
    placeOfSupply: cart.place,
    wallet: funds ? { spendablePaise: funds.spendablePaise, promoPaise: funds.promoPaise, usedPaise } : null,
    duePaise: sums.totalPaise - usedPaise,
    billing: billing ?? null,
  }
}
