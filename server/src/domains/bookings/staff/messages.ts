import type * as api from '#contract/bookings/staff.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { BookingFacts } from '../booking.ts'
import { joinTime, seenBy } from '../notifications.ts'
import { lockBooking } from '../queries.ts'
import { storyOf } from './story.ts'

/** Both sides of a session with what their texts need. */
async function sidesOf(tx: Tx, booking: BookingFacts) {
  const [customer, consultant] = [await seenBy(tx, booking, 'customer'), await seenBy(tx, booking, 'consultant')]
  return [
    { seen: customer, to: { accountId: booking.customerId, timeZone: customer.zone } },
    { seen: consultant, to: { accountId: booking.consultantId, timeZone: consultant.zone } },
  ]
}

async function bookingToWriteOf(tx: Tx, id: number) {
  const booking = await lockBooking(tx, id)
  if (!booking) throw new Problem('not_found')
  return booking
}

export async function messageBoth(context: Once, { id, text }: Input<typeof api.messageBoth>) {
  const { tx, now } = context
  const booking = await bookingToWriteOf(tx, id)
  for (const { seen, to } of await sidesOf(tx, booking))
    await notify(tx, now, { ...to, message: 'booking_team_message', params: { ...seen, text } })
  const subject = { kind: 'booking', id }
  // The audit log cannot be erased, so it does not repeat the text: both people have it in their notifications.
  await audit.record(tx, context, { action: 'booking.messaged', subject, after: { characters: text.length } })
  return storyOf(tx, id, now)
}

export async function remindBoth(context: Once, { id }: Input<typeof api.remindBoth>) {
  const { tx, now } = context
  const booking = await bookingToWriteOf(tx, id)
  if (booking.state !== 'confirmed' || booking.startsAt <= now) throw new Problem('too_late')
  const time = await joinTime(tx, booking, now)
  for (const { seen, to } of await sidesOf(tx, booking))
    await notify(tx, now, { ...to, message: 'booking_reminder', params: { ...seen, ...time } })
  await audit.record(tx, context, { action: 'booking.reminded', subject: { kind: 'booking', id } })
  return storyOf(tx, id, now)
}
