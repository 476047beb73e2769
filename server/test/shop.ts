import type { Sent } from '#contract/endpoint.ts'
import { createOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { post } from '#server/domains/ledger/public.ts'
import { anIndustry } from './applicants.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** A service offered by a listed consultant. */
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

/** Adds money to a customer's wallet, as a top-up does. */
export async function fill(
  { db, clock }: World,
  { id }: Person,
  paise: number,
  balance: 'wallet' | 'promo' = 'wallet',
) {
  topUps += 1
  const from = balance === 'wallet' ? 'gateway' : 'promotions'
  await db.transaction().execute((tx) =>
    post(tx, {
      key: `test top-up ${topUps} of ${id}`,
      kind: 'top_up',
      at: clock.now(),
      entries: [
        { place: from, paise: -paise },
        { place: { balance, of: id }, paise },
      ],
    }),
  )
}

type Items = readonly Sent<typeof quoteCart>['items'][number][]
interface Buying {
  useWallet?: boolean
  couponCode?: string
  state?: string
  gstin?: string
  key?: string
  /** The total already seen; otherwise the cart is quoted first. */
  totalPaise?: number
}

/** Buys at the current price, as the cart page does. */
export async function buy(
  buyer: Person,
  items: Items,
  { useWallet = true, couponCode, state = '27', gstin, key, totalPaise }: Buying = {},
) {
  const wanted = items.map(({ id, type, quantity, draftId }) => ({ id, type, quantity, draftId }))
  const quote = () => buyer.send(quoteCart, { items: wanted, state, couponCode, useWallet })
  const quoted = totalPaise === undefined ? (await quote()).body.data : undefined
  return buyer.send(
    createOrder,
    {
      items: wanted.map((item, at) => ({ ...item, follows: quoted?.lines[at]?.term?.follows?.id })),
      couponCode,
      useWallet,
      billing: { name: buyer.name, state, gstin },
      expectedTotalPaise: totalPaise ?? quoted!.totalPaise,
    },
    key ? { headers: { 'idempotency-key': key } } : {},
  )
}

interface CouponInput {
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

/** An active coupon, as staff create it. */
export const aCoupon = ({ pool, clock }: World, { code, ...input }: CouponInput) =>
  pool.query(
    `insert into coupons (code, title_english, title_hindi, kind, percent_bp, most_paise, least_paise, item_types, starts_on, ends_on,
       per_person, total_max, active, created_at)
     values ($1, 'Coupon', 'कूपन', 'percent', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[code, input.percentBp ?? 1000, input.mostPaise ?? null, input.leastPaise ?? 0, input.itemTypes ?? []],
      ...[input.startsOn ?? '2026-01-01', input.endsOn ?? null, input.perPerson ?? 1, input.totalMax ?? null],
      ...[input.active ?? true, clock.now()],
    ],
  )

/** A service bought and paid with the wallet. */
export async function aPaidOrder(world: World, options: Parameters<typeof aService>[1] = {}) {
  const [buyer, service] = [await world.aCustomer(), await aService(world, options)]
  await fill(world, buyer, 2 * service.pricePaise)
  const { order } = (await buy(buyer, [service])).body.data
  return { ...order, buyer, service }
}
