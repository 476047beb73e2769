import { z } from 'zod'
import { Booking, BookingDetail, Minutes, SessionMode } from './booking-shapes.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, IdInPath, Instant, Paise, pageOf, paging, RequiredText, Text } from './fields.ts'
import { BOOKING_LISTS, BRIEF_MAX, CONSULTANT_CANCELLATION_REASONS, CUSTOMER_CANCELLATION_REASONS } from './limits.ts'

const one = z.object({ booking: Booking })
const BOTH = ['user', 'consultant'] as const
const ofBooking = { id: 'booking' } as const

/** A zone that this runtime knows. */
const TimeZone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }, 'This time zone is not valid.')

export const holdSlot = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings',
  summary: 'Takes a time for some minutes, to be paid within them. The same wish again answers the same booking.',
  for: 'user',
  input: z.object({
    consultantId: Id,
    mode: SessionMode,
    minutes: Minutes,
    startsAt: Instant,
    industryId: Id.optional(),
    brief: Text(BRIEF_MAX).default(''),
    /** An earlier session of the caller with the same consultant. */
    followsId: Id.optional(),
    /** The clock the caller reads. */
    timeZone: TimeZone.default('Asia/Kolkata'),
  }),
  ids: { consultantId: 'public', industryId: 'public', followsId: 'booking' },
  reply: one,
  status: 201,
  message: 'Slot held for a few minutes',
  limit: { per: 'account', max: 120, seconds: 3600 },
  problems: ['not_found', 'own_account', 'slot_taken', 'slot_not_offered', 'customer_busy', 'hold_limit'],
})

export const letGoOfHold = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/bookings/{id}/hold',
  summary: 'Gives a held time back before it lapses.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'held booking' },
  reply: one,
  message: 'Slot released',
  problems: ['not_found', 'stale', 'payment_confirming'],
})

export const writeBrief = endpoint({
  method: 'PUT',
  path: '/api/web/v1/bookings/{id}/brief',
  summary: 'What the session is to be about; until it begins.',
  for: 'user',
  input: z.object({ id: IdInPath, industryId: Id.nullable().optional(), brief: Text(BRIEF_MAX) }),
  ids: { id: 'booking', industryId: 'public' },
  reply: one,
  message: 'Saved',
  problems: ['not_found', 'too_late'],
})

const AppointmentList = z.enum([...BOOKING_LISTS, 'all']).default('upcoming')
const counts = z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int() })

export const listUserAppointments = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/user-appointments-web',
  summary: 'Own sessions: upcoming ones next first, past, cancelled and all of them newest first.',
  for: 'user',
  input: z.object({ ...paging, type: AppointmentList }),
  reply: pageOf(Booking).extend({ appointments: z.array(Booking), bookings: z.array(Booking), counts }),
})

export const listConsultantAppointments = endpoint({
  method: 'GET',
  path: '/api/web/v1/get-consultant-appointments-list',
  summary: 'Sessions that customers booked with the caller; `from` and `to` are days of their own calendar.',
  for: 'consultant',
  input: z.object({
    ...paging,
    type: AppointmentList,
    from: Day.optional(),
    to: Day.optional(),
    mode: SessionMode.optional(),
  }),
  reply: pageOf(Booking).extend({
    appointments: z.array(Booking),
    /** The days of this page in their order, each with the ids of its sessions. */
    scheduleList: z.array(z.object({ date: Day, count: z.int(), ids: z.array(Id) })),
    counts,
  }),
})

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}',
  summary: 'One booking as its side sees it: what happened, what comes, its money, what may be done.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: ofBooking,
  reply: BookingDetail,
  problems: ['not_found'],
})

/** Where a refund goes: the wallet at once, or for what a gateway took back to it in some days. */
const Destination = z.enum(['wallet', 'source'])

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}/cancellation',
  summary: 'What a cancellation by the caller would give back now, and when that answer changes.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: ofBooking,
  reply: z.object({
    /** What the customer gets back of what they paid. */
    refundPaise: Paise,
    percent: z.int(),
    /** The most that any cancellation by the caller gives back: less than 100 where a customer moved the session late. */
    mostPercent: z.int(),
    /** What is not given back; it is the consultant's. */
    keptPaise: Paise,
    /** Promotional credit on top, where somebody other than the customer cancels late. */
    creditPaise: Paise,
    /** How the refund is made up: the gateway's part goes to the wallet or to its source as chosen, the rest where it came from. */
    gatewayPaise: Paise,
    walletPaise: Paise,
    promoPaise: Paise,
    /** When the percentage or the credit changes; null when it does not any more. */
    until: Instant.nullable(),
  }),
  problems: ['not_found', 'too_late', 'stale'],
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/cancel',
  summary: 'Cancels with the refund that was shown, or not at all. The customer chooses where it goes.',
  for: BOTH,
  idempotent: true,
  input: z.object({
    id: IdInPath,
    to: Destination.default('wallet'),
    /** Chosen from a list; the other side reads it in their own language. */
    reasonCode: z.enum([...new Set([...CUSTOMER_CANCELLATION_REASONS, ...CONSULTANT_CANCELLATION_REASONS])]).optional(),
    /** In the caller's own words. */
    reason: Text(500).default(''),
    expectedRefundPaise: Paise.min(0),
  }),
  ids: ofBooking,
  reply: BookingDetail,
  message: 'Session cancelled',
  problems: ['not_found', 'refund_changed', 'too_late', 'stale'],
})

export const moveBooking = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/move',
  summary: 'The same session at another free time; payment and invoice stay.',
  for: BOTH,
  idempotent: true,
  input: z.object({
    id: IdInPath,
    startsAt: Instant,
    reason: Text(500).default(''),
    /** `moves` as the caller saw it. */
    expectedMoves: z.int().min(0).max(10),
    /** The most that a later cancellation by the customer gives back, as the caller was told; absent: whatever it is. */
    expectedRefundMostPercent: z.int().min(0).max(100).optional(),
  }),
  ids: ofBooking,
  reply: BookingDetail,
  message: 'Session rescheduled',
  problems: [
    ...(['not_found', 'slot_taken', 'slot_not_offered', 'customer_busy'] as const),
    ...(['too_late', 'no_moves_left', 'refund_changed', 'stale'] as const),
  ],
})

export const declineMove = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/decline-move',
  summary: 'The customer does not want the consultant’s new time: all of the money goes back.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, to: Destination.default('wallet') }),
  ids: { id: 'moved booking' },
  reply: BookingDetail,
  message: 'Session cancelled',
  problems: ['not_found', 'too_late', 'stale'],
})

export const appealNoShow = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/appeal',
  summary: 'Says that a no-show is wrong; staff decide, and the money waits for it.',
  for: BOTH,
  input: z.object({ id: IdInPath, reason: RequiredText(1000) }),
  ids: { id: 'missed booking' },
  reply: BookingDetail,
  status: 201,
  message: 'Appeal sent to our team',
  problems: ['not_found', 'too_late', 'already_requested'],
})
