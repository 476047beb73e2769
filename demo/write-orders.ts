import { completeLine, insertCoupon, refund, registerSeller } from '#server/domains/orders/service.ts'
import { serviceSeller } from '#server/domains/services/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { bought } from './buying.ts'
import { daysBefore } from './people.ts'

/** Ten percent off a first cart of ₹1,000 and more, at most ₹500. */
const WELCOME10 = {
  ...{
    code: 'WELCOME10',
    title_english: 'Welcome, 10% off',
    title_hindi: 'स्वागत, 10% की छूट',
    kind: 'percent' as const,
  },
  ...{ percentBp: 1000, amountPaise: null, mostPaise: 50_000, leastPaise: 100_000, itemTypes: [] as never[] },
  ...{ endsOn: null, perPerson: 2, totalMax: null, active: true },
}

/** What the demo login bought weeks ago, through the till: invoices, a credit note, work that was done. */
export async function writeOrders(tx: Tx, now: Date) {
  registerSeller('service', serviceSeller)
  await insertCoupon(tx, { ...WELCOME10, startsOn: dayInIndia(daysBefore(now, 60)), by: null, at: daysBefore(now, 60) })
  const buyer = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const services = await tx.selectFrom('services').select('id').orderBy('price_paise').orderBy('id').limit(3).execute()
  const [first, second, third] = services.map(({ id }) => ({ id, type: 'service' }))
  const shop = { tx, buyer }
  const one = await bought({ ...shop, items: [first!, second!], at: daysBefore(now, 45) })
  const [done, given] = one.lineIds
  const reason = 'The scheme was closed before the work began'
  const back = { orderId: one.orderId, lines: [{ lineId: given! }], reason, by: null, to: 'wallet' } as const
  const { paise } = await refund(tx, { ...back, at: daysBefore(now, 43) })
  await completeLine(tx, { lineId: done!, at: daysBefore(now, 40) })
  const two = await bought({
    ...shop,
    items: [third!],
    couponCode: 'WELCOME10',
    inWallet: paise,
    at: daysBefore(now, 36),
  })
  await completeLine(tx, { lineId: two.lineIds[0]!, at: daysBefore(now, 31) })
}
