import { morningFor, tell } from '#server/domains/notices/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import type { BookingFacts, Side } from '../../booking.ts'
import { joinTime, seenBy } from '../../people/service.ts'
import { lockBooking } from '../../queries.ts'
import { markTold, sessionsToRemindOf } from './queries.ts'
import { REMINDERS, type Reminder, windowOf } from './rules.ts'

const AT_ONCE = 500

/** Tells both sides what is near, once each. */
export async function remind(house: House, now: Date) {
  for (const reminder of REMINDERS) {
    const wanted = { minutesBefore: reminder.minutesBefore, ...windowOf(reminder, now), limit: AT_ONCE }
    for (const id of await sessionsToRemindOf(house.db, wanted))
      for (const side of ['customer', 'consultant'] as const)
        try {
          await house.db.transaction().execute((tx) => remindSide(tx, id, side, reminder, now))
        } catch (error) {
          house.log.error({ err: error, booking: id }, 'a reminder could not be told')
        }
  }
}

/** The booking is read again in the transaction that tells: it may have moved or been cancelled since. */
async function remindSide(tx: Tx, id: number, side: Side, reminder: Reminder, now: Date) {
  const booking = await lockBooking(tx, id)
  if (booking?.state !== 'confirmed' || !isDue(booking, reminder, now)) return
  const seen = await seenBy(tx, booking, side)
  // Read again in the morning, rather than sent then.
  if (reminder.maySleep && (await morningFor(tx, now, seen.zone))) return
  const accountId = side === 'customer' ? booking.customerId : booking.consultantId
  const { minutesBefore } = reminder
  if (!(await markTold(tx, { bookingId: id, startsAt: booking.startsAt, minutesBefore, accountId, at: now }))) return
  const params = { ...seen, ...(await joinTime(tx, booking, now)) }
  await tell(tx, now, { accountId, message: 'booking_reminder', params, timeZone: seen.zone })
}

function isDue({ startsAt }: BookingFacts, reminder: Reminder, now: Date) {
  const { after, until } = windowOf(reminder, now)
  return startsAt > after && startsAt <= until
}
