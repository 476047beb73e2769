import { registerShareSubject, type ShareSubject } from '#server/domains/locker/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { type OrderWithPeople, openWithPeople, ordersWithPeople } from './queries.ts'

const MOST_OFFERED = 30

function subjectOf(order: OrderWithPeople): ShareSubject {
  const { id, number, orderedAt: at, customerId, customer, consultantId, consultant, doneAt, cancelledAt } = order
  const closedAt = cancelledAt ?? doneAt
  return {
    ...{ id, number, at, closedAt, isOpen: closedAt === null, isDisputed: order.state === 'disputed' },
    people: [
      { id: customerId, name: customer },
      { id: consultantId, name: consultant },
    ],
    readerIds: [customerId, consultantId],
  }
}

/** Documents can be shared into an order by both sides until it is over. */
export const registerServiceDocuments = () =>
  registerShareSubject('service_order', {
    byIds: async (db: Db | Tx, ids) => (await ordersWithPeople(db, ids)).map(subjectOf),
    openFor: async (db: Db | Tx, accountId) => (await openWithPeople(db, accountId, MOST_OFFERED)).map(subjectOf),
  })
