import * as services from '#server/domains/services/public.ts'
import { readyAfterHold } from './buying.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'

interface Finished {
  lineId: number
  buyerId: number
  /** Days before today. */
  paidDaysAgo: number
  doneDaysAgo: number
  doneAt: Date
  brief: string
  delivered: string
}

/** The work of a paid line from the brief to the earning: briefed and started the day after, delivered the day before. */
export async function finishService(making: Making, work: Finished) {
  const { tx, timeline, now } = making
  const { id } = await tx
    .selectFrom('service_orders')
    .select('id')
    .where('line_id', '=', work.lineId)
    .executeTakeFirstOrThrow()
  const order = async () => (await services.lockWithOrder(tx, id))!
  const briefedAt = dayAt(now, work.paidDaysAgo - 1, '9:20')
  const startedAt = dayAt(now, work.paidDaysAgo - 1, '11:05')
  const deliveredAt = dayAt(now, work.doneDaysAgo + 1, clockOf(id))
  const customer = { id: work.buyerId, role: 'customer' } as const
  timeline.at(briefedAt, async () =>
    services.sendBrief(tx, await order(), { text: work.brief, by: work.buyerId, at: briefedAt }),
  )
  timeline.at(startedAt, async () => services.start(tx, await order(), startedAt))
  timeline.at(deliveredAt, async () =>
    services.deliver(tx, await order(), { position: 1, text: work.delivered, at: deliveredAt }),
  )
  timeline.at(work.doneAt, async () => {
    await services.accept(tx, await order(), { by: customer, at: work.doneAt })
    readyAfterHold(making, work.doneAt)
  })
}
