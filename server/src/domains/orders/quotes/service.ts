import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/endpoints.ts'
import { stateOfGstin } from '#contract/orders/tax-ids.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { rateOn, readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { couponTaking, type TakenCoupon } from '../discounts/coupons/service.ts'
import { type Priced, priceLine, sumOf, walletPartOf } from '../rules.ts'
import { type Discount, discountSources, type Offer, sellerOf } from '../sellers.ts'
import { consultantsNamed, lastBillingOf, stateByCode, stateOfAccount } from './queries.ts'

export interface CartItem {
  id: number
  type: string
}

export interface QuotedLine extends Priced {
  id: number
  kind: string
  offer: Offer | undefined
  blocked: 'withdrawn' | 'sold_out' | 'owned' | null
}

export interface PricedCart {
  lines: QuotedLine[]
  discounts: { source: string; title_english: string; title_hindi: string; paise: number }[]
  sums: ReturnType<typeof sumOf>
  coupon: TakenCoupon | null
  place: { code: string; title_english: string; title_hindi: string } | null
}

interface CartInput {
  items: readonly CartItem[]
  buyerId: number | undefined
  couponCode: string | undefined
  stateCode: string | undefined
}

/** Prices a cart: offers, then registered discounts, then the coupon, then tax, line by line. */
export async function priceCart(db: Db | Tx, input: CartInput, now: Date): Promise<PricedCart> {
  const found = offersFor(db, input.items, input.buyerId, now).then((offers) =>
    input.items.map(({ id, type }) => {
      const offer = offers.get(`${type} ${id}`)
      return { id, kind: type, offer, blocked: offer ? (offer.blocked ?? null) : ('withdrawn' as const) }
    }),
  )
  return priceFound(db, found, input, now)
}

interface OneOffer {
  kind: string
  offer: Offer
  buyerId: number
  stateCode: string | undefined
}

/** Prices one item defined by its seller, in the same way. */
export const priceOffer = (db: Db | Tx, { kind, offer, buyerId, stateCode }: OneOffer, now: Date) =>
  priceFound(
    db,
    Promise.resolve([{ id: offer.id, kind, offer, blocked: null }]),
    { buyerId, stateCode, couponCode: undefined },
    now,
  )

type Found = Pick<QuotedLine, 'id' | 'kind' | 'offer' | 'blocked'>

async function priceFound(db: Db | Tx, finding: Promise<Found[]>, input: Omit<CartInput, 'items'>, now: Date) {
  const [found, gstRateBp, { sellerState }, place] = await Promise.all([
    finding,
    rateOn(db, 'gst', now),
    readSettings(db as Db, now),
    placeOf(db, input),
  ])
  const sold = found.filter(({ blocked }) => !blocked)
  const { left, taken } = await lessDiscounts(
    db,
    sold.map(({ id, kind, offer }) => discountable(id, kind, offer!)),
    input,
    now,
  )
  const { couponCode: code, buyerId } = input
  const coupon = code ? await couponTaking(db, { code, buyerId, lines: left }, now) : null
  const discounts = coupon?.discount ? [...taken, coupon.discount] : taken
  const withinState = place?.code === sellerState
  const lines = found.map((line) => {
    const at = sold.indexOf(line)
    const discountPaise = at < 0 ? 0 : discounts.reduce((sum, { paise }) => sum + (paise[at] ?? 0), 0)
    return { ...line, ...priceLine(at < 0 ? 0 : line.offer!.pricePaise, { discountPaise, gstRateBp, withinState }) }
  })
  return { lines, discounts: discounts.map(summed), sums: sumOf(lines), coupon, place: place ?? null }
}

const discountable = (id: number, kind: string, { consultantId, pricePaise }: Offer) => ({
  id,
  kind,
  consultantId,
  pricePaise,
})

const summed = ({ source, title_english, title_hindi, paise }: Discount) => ({
  source,
  title_english,
  title_hindi,
  paise: paise.reduce((sum, part) => sum + part, 0),
})

async function offersFor(db: Db | Tx, items: readonly CartItem[], buyerId: number | undefined, now: Date) {
  const kinds = [...new Set(items.map(({ type }) => type))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = items.filter(({ type }) => type === kind).map(({ id }) => id)
      const offers = await sellerOf(kind)?.offers(db, ids, buyerId, now)
      return [...(offers ?? [])].map(([id, offer]) => [`${kind} ${id}`, offer] as const)
    }),
  )
  return new Map(found.flat())
}

const placeOf = (db: Db | Tx, { stateCode, buyerId }: Pick<CartInput, 'stateCode' | 'buyerId'>) =>
  stateCode ? stateByCode(db, stateCode) : buyerId ? stateOfAccount(db, buyerId) : undefined

/** Each source sees what the previous ones have left, and never deducts more. */
async function lessDiscounts(
  db: Db | Tx,
  lines: ReturnType<typeof discountable>[],
  { buyerId }: Pick<CartInput, 'buyerId'>,
  now: Date,
) {
  let left = lines
  const taken: Discount[] = []
  for (const source of discountSources()) {
    for (const discount of await source.discounts(db, buyerId, left, now)) {
      const paise = left.map(({ pricePaise }, at) => Math.max(0, Math.min(pricePaise, discount.paise[at] ?? 0)))
      if (paise.every((part) => part === 0)) continue
      taken.push({ ...discount, paise })
      left = left.map((line, at) => ({ ...line, pricePaise: line.pricePaise - paise[at]! }))
    }
  }
  return { left, taken }
}

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
    buyerId === undefined ? undefined : fundsOf(db, buyerId, now),
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
    })),
    subtotalPaise,
    ...sums,
    discounts: cart.discounts,
    gstRateBp: rates.size === 1 ? [...rates][0]! : null,
    coupon: cart.coupon?.shown ?? null,
    placeOfSupply: cart.place,
    wallet: funds ? { spendablePaise: funds.spendablePaise, promoPaise: funds.promoPaise, usedPaise } : null,
    duePaise: sums.totalPaise - usedPaise,
    billing: billing ?? null,
  }
}
