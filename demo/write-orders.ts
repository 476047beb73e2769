import { insertCoupon, orderTexts, refund, registerSeller } from '#server/domains/orders/public.ts'
import { serviceSeller, serviceTexts } from '#server/domains/services/public.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { bought } from './buying.ts'
import { finishService } from './service-work.ts'
import { dayAt, type Making } from './timeline.ts'

/** Ten percent off a first cart of at least ₹1,000, up to ₹500. */
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

const GONE = 'The scheme was closed before the work began'

const WORK = {
  brief: 'For Verma Dal Udyog in Latur, a dal mill of 500 kg an hour. Please ask if a paper is missing.',
  delivered: 'Everything is done, and the papers are in the documents. Page 1 says what to keep and for how long.',
}

/** Orders of the demo login from weeks ago, through the services: invoices, a credit note, delivered work. */
export async function writeOrders(making: Making) {
  const { tx, timeline, now } = making
  registerSeller('service', serviceSeller)
  registerMessages(orderTexts)
  registerMessages(serviceTexts)
  const made = dayAt(now, 60, '11:30')
  await insertCoupon(tx, { ...WELCOME10, startsOn: dayInIndia(made), by: null, at: made })
  const buyer = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const services = await tx.selectFrom('services').select('id').orderBy('price_paise').orderBy('id').limit(3).execute()
  const [first, second, third] = services.map(({ id }) => ({ id, type: 'service' as const }))
  const done = (lineId: number, paidDaysAgo: number, doneDaysAgo: number, clock: string) =>
    finishService(making, {
      ...{ lineId, buyerId: buyer.id, paidDaysAgo, doneDaysAgo, doneAt: dayAt(now, doneDaysAgo, clock), ...WORK },
    })
  const one = dayAt(now, 45, '11:25')
  timeline.at(one, async () => {
    const { orderId, lineIds } = await bought({ tx, buyer, items: [first!, second!], at: one })
    const back = { orderId, lines: [{ lineId: lineIds[1]! }], reason: GONE, by: null, to: 'wallet' } as const
    const given = dayAt(now, 43, '15:10')
    timeline.at(given, () => refund(tx, { ...back, at: given }))
    await done(lineIds[0]!, 45, 40, '17:45')
  })
  const two = dayAt(now, 36, '12:15')
  timeline.at(two, async () => {
    const { lineIds } = await bought({ tx, buyer, items: [third!], couponCode: 'WELCOME10', at: two })
    await done(lineIds[0]!, 36, 31, '16:20')
  })
}
