import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Paise, Percent, pageOf, paging, RequiredText, Text, TimeZone } from '../fields.ts'
import { CONSULTANT_CANCELLATION_REASONS, CUSTOMER_CANCELLATION_REASONS } from '../reasons.ts'
import { BOOKING_LISTS, BRIEF_MAX } from './constants.ts'
import { Booking, BookingDetail, Minutes, SessionMode } from './shapes.ts'

const one = z.object({ booking: Booking })
const BOTH = ['user', 'consultant'] as const
const ofBooking = { id: 'booking' } as const

export const holdSlot = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings',
  summary: 'Holds a slot until it is paid or the hold expires. Repeating the request returns the same booking.',
  for: 'user',
  input: z.object({
    consultantId: Id,
    mode: SessionMode,
    minutes: Minutes,
    startsAt: Instant,
    industryId: Id.optional(),
    brief: Text(BRIEF_MAX).default(''),
    /** An earlier session of the caller with the same consultant, if this is a follow-up. */
    followsId: Id.optional(),
    /** The caller's time zone. */
    timeZone: TimeZone.default('Asia/Kolkata'),
  }),
  ids: { consultantId: 'public', industryId: 'public', followsId: 'booking' },
  reply: one,
  status: 201,
  message: 'Slot held for a few minutes',
  limit: { per: 'account', max: 120, seconds: 3600 },
  problems: [
    ...(['not_found', 'own_account', 'slot_taken', 'slot_not_offered', 'customer_busy', 'hold_limit'] as const),
    ...(['expert_unavailable', 'blocked_by_you'] as const),
  ],
})

export const releaseHold = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/bookings/{id}/hold',
  summary: 'Releases a held slot before the hold expires.',
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
  summary: 'Updates the topic of the session. Allowed until it starts.',
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
  summary: 'Lists the caller’s sessions: upcoming ones soonest first; past, cancelled and all newest first.',
  for: 'user',
  input: z.object({ ...paging, type: AppointmentList }),
  reply: pageOf(Booking).extend({ appointments: z.array(Booking), bookings: z.array(Booking), counts }),
})

export const listConsultantAppointments = endpoint({
  method: 'GET',
  path: '/api/web/v1/get-consultant-appointments-list',
  summary:
    'Lists sessions that customers booked with the caller. `from` and `to` are days of the caller’s own calendar.',
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
    /** The days of this page in order, each with the ids of its sessions. */
    scheduleList: z.array(z.object({ date: Day, count: z.int(), ids: z.array(Id) })),
    counts,
  }),
})

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}',
  summary: 'Returns one booking as the caller’s side sees it: history, next steps, money and allowed actions.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: ofBooking,
  reply: BookingDetail,
  problems: ['not_found'],
})

/** Where a refund goes: to the wallet immediately, or to the original payment source within some days. */
const Destination = z.enum(['wallet', 'source'])

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}/cancellation',
  summary: 'Returns what the customer would be refunded if the caller cancelled now, and until when that is valid.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: ofBooking,
  reply: z.object({
    /** The customer's refund. */
    refundPaise: Paise,
    percent: Percent,
    /** The maximum percentage refunded if the caller cancels: below 100 after a customer's late reschedule. */
    mostPercent: Percent,
    /** The part that is not refunded; it goes to the consultant. */
    keptPaise: Paise,
    /** Additional promotional credit when someone other than the customer cancels late. */
    creditPaise: Paise,
    /**
     * Composition of the refund: the gateway part goes to the wallet or its source as chosen, the rest back where it
     * came from.
     */
    gatewayPaise: Paise,
    walletPaise: Paise,
    promoPaise: Paise,
    /** When the percentage or the credit changes; null if it no longer does. */
    until: Instant.nullable(),
  }),
  problems: ['not_found', 'too_late', 'stale'],
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/cancel',
  summary: 'Cancels if the refund is still the one shown to the caller. The customer chooses where it goes.',
  for: BOTH,
  idempotent: true,
  input: z.object({
    id: IdInPath,
    to: Destination.default('wallet'),
    /** Chosen from a list, so that the other side reads it in their own language. */
    reasonCode: z.enum([...new Set([...CUSTOMER_CANCELLATION_REASONS, ...CONSULTANT_CANCELLATION_REASONS])]).optional(),
    /** Free text by the caller. */
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
  summary: 'Reschedules a session to another free slot. Payment and invoice stay unchanged.',
  for: BOTH,
  idempotent: true,
  input: z.object({
    id: IdInPath,
    startsAt: Instant,
    reason: Text(500).default(''),
    /** `moves` as the caller saw it. */
    expectedMoves: z.int().min(0).max(10),
    /**
     * The maximum refund percentage of a later cancellation as shown to the caller; if absent, any value is accepted.
     */
    expectedRefundMostPercent: Percent.optional(),
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
  summary: 'Declines the consultant’s new time. The customer is fully refunded.',
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
  summary: 'Appeals against a no-show. Staff decide, and the money is frozen until then.',
  for: BOTH,
  input: z.object({ id: IdInPath, reason: RequiredText(1000) }),
  ids: { id: 'missed booking' },
  reply: BookingDetail,
  status: 201,
  message: 'Appeal sent to our team',
  problems: ['not_found', 'too_late', 'already_requested'],
})
