import { morningFor, notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Services } from '#server/platform/services.ts'
import type { BookingFacts, Side } from '../booking.ts'
import { joinTime, seenBy } from '../notifications.ts'
import { lockBooking } from '../queries.ts'
import { markNotified, sessionsToRemindOf } from './queries.ts'
import { REMINDERS, type Reminder, windowOf } from './rules.ts'

const AT_ONCE = 500

/** Reminds both sides of upcoming sessions, once each. */
export async function remind(services: Services, now: Date) {
  for (const reminder of REMINDERS) {
    const wanted = { minutesBefore: reminder.minutesBefore, ...windowOf(reminder, now), limit: AT_ONCE }
    for (const id of await sessionsToRemindOf(services.db, wanted))
      for (const side of ['customer', 'consultant'] as const)
        try {
          await services.db.transaction().execute((tx) => remindSide(tx, id, side, reminder, now))
        } catch (error) {
          services.log.error({ err: error, booking: id }, 'reminder could not be sent')
        }
  }
}

/** The booking is read again in the sending transaction: it may have been rescheduled or cancelled since. */
async function remindSide(tx: Tx, id: number, side: Side, reminder: Reminder, now: Date) {
  const booking = await lockBooking(tx, id)
  if (booking?.state !== 'confirmed' || !isDue(booking, reminder, now)) return
  const seen = await seenBy(tx, booking, side)
  // Checked again in the morning, rather than queued now.
  if (reminder.maySleep && (await morningFor(tx, now, seen.zone))) return
  const accountId = side === 'customer' ? booking.customerId : booking.consultantId
  const { minutesBefore } = reminder
  if (!(await markNotified(tx, { bookingId: id, startsAt: booking.startsAt, minutesBefore, accountId, at: now })))
    return
  const params = { ...seen, ...(await joinTime(tx, booking, now)) }
  await notify(tx, now, { accountId, message: 'booking_reminder', params, timeZone: seen.zone })
}

function isDue({ startsAt }: BookingFacts, reminder: Reminder, now: Date) {
  const { after, until } = windowOf(reminder, now)
  return startsAt > after && startsAt <= until
}
