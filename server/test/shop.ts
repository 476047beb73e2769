import { createOrder, quoteCart } from '#contract/orders.ts'
import { post } from '#server/domains/ledger/service.ts'
import { anIndustry } from './applicants.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** A service that is offered by somebody who is listed. */
export async function aService(world: World, { pricePaise = 150_000, consultantId = 0 } = {}) {
  const by = consultantId || (await aListedConsultant(world)).id
  const industryId = await anIndustry(world)
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into services (consultant_id, industry_id, sector_id, category_type_id, title_english, title_hindi,
       delivered_english, delivered_hindi, days, price_paise, state, created_at, updated_at)
     select $1, id, sector_id, category_type_id, 'Project report', 'परियोजना रिपोर्ट', 'A report of 20 pages', '20 पन्नों की रिपोर्ट',
       7, $3, 'offered', $4, $4 from industries where id = $2 returning id`,
    [by, industryId, pricePaise, world.clock.now()],
  )
  return { id: rows[0]!.id, type: 'service' as const, consultantId: by, pricePaise }
}

let topUps = 0

/** Money in the wallet of a customer, as a top-up leaves it. */
export async function fill({ db, clock }: World, { id }: Person, paise: number, purse: 'wallet' | 'promo' = 'wallet') {
  topUps += 1
  const from = purse === 'wallet' ? 'gateway' : 'promotions'
  await db.transaction().execute((tx) =>
    post(tx, {
      key: `test top-up ${topUps} of ${id}`,
      kind: 'top_up',
      at: clock.now(),
      entries: [
        { place: from, paise: -paise },
        { place: { purse, of: id }, paise },
      ],
    }),
  )
}

type Items = { id: number; type: 'service' | 'course' | 'booking' }[]
interface Buying {
  useWallet?: boolean
  couponCode?: string
  state?: string
  gstin?: string
  key?: string
  /** Seen already; else the cart is quoted first. */
  totalPaise?: number
}

/** Buys at the price of the moment, as the cart's page does. */
export async function buy(
  buyer: Person,
  items: Items,
  { useWallet = true, couponCode, state = '27', gstin, key, totalPaise }: Buying = {},
) {
  const wanted = items.map(({ id, type }) => ({ id, type }))
  const quote = () => buyer.send(quoteCart, { items: wanted, state, couponCode, useWallet })
  const expectedTotalPaise = totalPaise ?? (await quote()).body.data.totalPaise
  return buyer.send(
    createOrder,
    {
      items: wanted,
      couponCode,
      useWallet,
      billing: { name: buyer.name, state, gstin },
      expectedTotalPaise,
    },
    key ? { headers: { 'idempotency-key': key } } : {},
  )
}

interface CouponWish {
  code: string
  percentBp?: number
  mostPaise?: number | null
  leastPaise?: number
  itemTypes?: string[]
  startsOn?: string
  endsOn?: string | null
  perPerson?: number
  totalMax?: number | null
  active?: boolean
}

/** A coupon that runs, as staff make one. */
export const aCoupon = ({ pool, clock }: World, { code, ...wish }: CouponWish) =>
  pool.query(
    `insert into coupons (code, title_english, title_hindi, kind, percent_bp, most_paise, least_paise, item_types, starts_on, ends_on,
       per_person, total_max, active, created_at)
     values ($1, 'Coupon', 'कूपन', 'percent', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[code, wish.percentBp ?? 1000, wish.mostPaise ?? null, wish.leastPaise ?? 0, wish.itemTypes ?? []],
      ...[wish.startsOn ?? '2026-01-01', wish.endsOn ?? null, wish.perPerson ?? 1, wish.totalMax ?? null],
      ...[wish.active ?? true, clock.now()],
    ],
  )

/** A service that somebody bought and paid with the wallet. */
export async function aPaidOrder(world: World, options: Parameters<typeof aService>[1] = {}) {
  const [buyer, service] = [await world.aCustomer(), await aService(world, options)]
  await fill(world, buyer, 2 * service.pricePaise)
  const { order } = (await buy(buyer, [service])).body.data
  return { ...order, buyer, service }
}
