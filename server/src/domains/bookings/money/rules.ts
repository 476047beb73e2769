import type { BookingFacts } from '../booking.ts'
import type { PendingPayment } from './queries.ts'

type Session = Pick<BookingFacts, 'consultantId' | 'startsAt' | 'endsAt'>

/**
 * The payment for this session that the bank is still confirming. It may belong to an earlier hold of the same time, which it
 * would confirm: the session must not be paid a second time meanwhile.
 */
export const pendingPaymentFor = (
  { consultantId, startsAt, endsAt }: Session,
  pending: readonly PendingPayment[],
): PendingPayment | undefined =>
  pending.find((each) => each.consultantId === consultantId && each.startsAt < endsAt && startsAt < each.endsAt)
