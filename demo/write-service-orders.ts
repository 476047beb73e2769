import { registerSeller } from '#server/domains/orders/public.ts'
import * as services from '#server/domains/services/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { dayInIndia, daysAfter, startOfDay } from '#server/platform/time.ts'
import { bought, readyAfterHold } from './buying.ts'
import { demoLogins } from './people.ts'
import { type DemoServiceOrder, demoServiceOrders, LARGER, SERVICES } from './service-orders.ts'
import { dayAt, type Making } from './timeline.ts'

/** Services ordered from the consultant login, in every state that is not over. */
export async function writeServiceOrders(making: Making) {
  const { tx, timeline, now } = making
  registerSeller('service', services.serviceSeller)
  registerMessages(services.serviceTexts)
  const customers = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()
  const offered = await tx
    .selectFrom('services')
    .innerJoin('accounts', 'accounts.id', 'services.consultant_id')
    .select(['services.id', 'services.price_paise as pricePaise'])
    .where('accounts.mobile', '=', demoLogins.consultant)
    .where('accounts.type', '=', 'consultant')
    .orderBy('services.id')
    .execute()
  if (offered.length === 0) return
  const largerId = await writeLarger(tx, offered[SERVICES.shelfLife]!)
  for (const order of demoServiceOrders) {
    const at = dayAt(now, ...order.ordered)
    const buyer = customers[order.customer]!
    const item = { id: order.larger ? largerId : offered[SERVICES[order.service]]!.id, type: 'service' as const }
    timeline.at(at, async () => {
      const { orderId } = await bought({ tx, buyer, items: [item], at })
      const { id } = await tx
        .selectFrom('service_orders')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      plan(making, id, buyer.id, order)
    })
  }
}

/** A package beside the basic one, delivered in two milestones. */
async function writeLarger(tx: Tx, service: { id: number; pricePaise: number }) {
  const { milestones, extraPaise, ...scope } = LARGER
  const { id } = await tx
    .insertInto('service_packages')
    .values({
      ...{ ...scope, service_id: service.id, position: 1, price_paise: service.pricePaise + extraPaise },
      milestones: JSON.stringify(milestones),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Facts = NonNullable<Awaited<ReturnType<typeof services.lockWithOrder>>>

/** Adds what happens to one order to the timeline. */
function plan(making: Making, id: number, customerId: number, order: DemoServiceOrder) {
  const { tx, timeline, now } = making
  const then = (when: [number, string] | undefined, happens: (facts: Facts, at: Date) => Promise<unknown>) => {
    if (!when) return
    const at = dayAt(now, ...when)
    timeline.at(at, async () => happens((await services.lockWithOrder(tx, id))!, at))
  }
  const { brief, accepted, extension, disputed, cancelled } = order
  then(brief?.at, (facts, at) => services.sendBrief(tx, facts, { text: brief!.text, by: customerId, at }))
  then(order.started, (facts, at) => services.start(tx, facts, at))
  for (const { at: when, text, position = 1 } of order.delivered ?? [])
    then(when, (facts, at) => services.deliver(tx, facts, { position, text, at }))
  for (const { at: when, text } of order.returned ?? [])
    then(when, (facts, at) => services.sendBack(tx, facts, { position: 1, text, at }))
  then(accepted?.at, async (facts, at) => {
    await services.accept(tx, facts, { by: { id: customerId, role: 'customer' }, at })
    readyAfterHold(making, at)
  })
  then(disputed?.at, (facts, at) => services.dispute(tx, facts, { position: 1, text: disputed!.text, at }))
  then(extension?.at, (facts, at) => {
    const day = dayInIndia(daysAfter(startOfDay(facts.dueOn!), extension!.days))
    return services.askExtension(tx, facts, { day, reason: extension!.reason, at })
  })
  then(cancelled?.at, (facts, at) =>
    services.cancel(tx, facts, {
      ...{ by: { id: customerId, role: 'customer' }, reason: cancelled!.reason, at },
      ...{ reasonCode: 'cancelled_by_customer', to: 'wallet' },
    }),
  )
}
