import { registerShareSubject, type ShareSubject } from '#server/domains/locker/public.ts'
import type { State } from '../booking.ts'
import { stateAt } from '../rules.ts'
import { type BookingWithPeople, bookingsWithPeople, upcomingWithPeople } from './queries.ts'

const MOST_OFFERED = 30
const TAKES_DOCUMENTS: readonly State[] = ['held', 'confirmed', 'in_call', 'completed']
const CLOSED: readonly State[] = ['completed', 'cancelled', 'no_show', 'expired']

function subjectOf(booking: BookingWithPeople, now: Date): ShareSubject {
  const { id, number, startsAt, customerId, consultantId, customer, consultant } = booking
  const state = stateAt(booking, now)
  const isPaid = booking.lineId !== null
  return {
    ...{ id, number, at: startsAt, isDisputed: booking.isAppealed },
    people: [
      { id: customerId, name: customer },
      { id: consultantId, name: consultant },
    ],
    // The consultant learns of a held slot only when it is paid.
    readerIds: isPaid ? [customerId, consultantId] : [customerId],
    isOpen: TAKES_DOCUMENTS.includes(state),
    closedAt: CLOSED.includes(state) ? (booking.settledAt ?? booking.judgedAt ?? booking.changedAt) : null,
  }
}

/** Documents can be shared into a booking from the hold until it is over. */
export const registerBookingDocuments = () =>
  registerShareSubject('booking', {
    byIds: async (db, ids, now) => (await bookingsWithPeople(db, ids)).map((booking) => subjectOf(booking, now)),
    openFor: async (db, accountId, now) =>
      (await upcomingWithPeople(db, accountId, MOST_OFFERED)).map((booking) => subjectOf(booking, now)),
  })
