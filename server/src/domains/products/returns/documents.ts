import { registerShareSubject, type ShareSubject } from '#server/domains/locker/public.ts'
import { returnsWithPeople } from './queries.ts'

type Row = Awaited<ReturnType<typeof returnsWithPeople>>[number]

/** The seller sees the photos of a return until it is closed. */
function subjectOf({ id, orderId, askedAt: at, closedAt, state, ...row }: Row): ShareSubject {
  const { accountId, customer, consultantId, consultant } = row
  return {
    ...{ id, number: String(orderId), at, closedAt, isOpen: closedAt === null, isDisputed: state === 'escalated' },
    people: [
      { id: accountId, name: customer },
      { id: consultantId, name: consultant },
    ],
    readerIds: closedAt === null ? [accountId, consultantId] : [accountId],
  }
}

/** Documents are shared into a return when it is asked for, and later by the customer. */
export const registerReturnDocuments = () =>
  registerShareSubject('product_return', {
    byIds: async (db, ids) => (await returnsWithPeople(db, { ids })).map(subjectOf),
    openFor: async (db, accountId) => (await returnsWithPeople(db, { openFor: accountId })).map(subjectOf),
  })
