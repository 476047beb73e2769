import { z } from 'zod'
import { Price } from '../consultants/own-profile.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant, pageOf, paging, Text, TimeZone } from '../fields.ts'
import { SCHEDULE_LIMITS, SLOT_LENGTHS } from './constants.ts'

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.')
const LiveMode = z.enum(['video', 'audio'])
const Minutes = z.literal(SLOT_LENGTHS)
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

/** Hours in the consultant's time zone. An end at or before the start is on the next day: 22:00 to 02:00. */
const Range = z.object({ from: Time, to: Time })
const Weekday = z.int().min(1).max(7)

const WeekRange = Range.extend({
  /** ISO: Monday is 1, Sunday is 7. */
  weekday: Weekday,
})
const DayHours = z.object({ date: Day, ranges: z.array(Range).min(1).max(SCHEDULE_LIMITS.rangesADay) })
const DaysOff = z
  .object({ from: Day, to: Day, note: Text(SCHEDULE_LIMITS.note) })
  .refine(({ from, to }) => from <= to, { message: 'The last day cannot be before the first.', path: ['to'] })
const standApart = (daysOff: readonly { from: string; to: string }[]) =>
  daysOff.toSorted((a, b) => a.from.localeCompare(b.from)).every(({ from }, i, all) => i === 0 || from > all[i - 1]!.to)
const SessionFee = z.object({ mode: LiveMode, minutes: Minutes, feePaise: Price })

/** A consultant's schedule; null values use the platform default. */
const planned = {
  timeZone: TimeZone,
  weekly: z.array(WeekRange).max(7 * SCHEDULE_LIMITS.rangesADay),
  /** Hours for single dates, replacing those of their weekday. */
  days: z
    .array(DayHours)
    .max(SCHEDULE_LIMITS.days)
    .refine((days) => isUnique(days.map(({ date }) => date)), { message: 'A date is listed twice.' })
    .refine((days) => days.flatMap(({ ranges }) => ranges).length <= SCHEDULE_LIMITS.rangesOfDays, {
      message: 'Too many timings on single dates.',
    }),
  daysOff: z.array(DaysOff).max(SCHEDULE_LIMITS.daysOff).refine(standApart, { message: 'Two leaves cannot overlap.' }),
  bufferBeforeMinutes: z.int().min(0).max(240).nullable(),
  bufferAfterMinutes: z.int().min(0).max(240).nullable(),
  noticeMinutes: z.int().min(0).max(43_200).nullable(),
  daysAhead: z.int().min(1).max(365).nullable(),
  mostADay: z.int().min(1, 'Enter at least 1.').max(100, 'Enter at most 100.').nullable(),
  /** Before tax. A length without a fee is not offered. */
  fees: z
    .array(SessionFee)
    .max(2 * SLOT_LENGTHS.length)
    .refine((fees) => isUnique(fees.map(({ mode, minutes }) => `${mode} ${minutes}`))),
}
export const Draft = z.object(planned)
export type Draft = z.output<typeof Draft>

/** The version the caller saw. It is the profile's version, because fees and time zone are stored there. */
const revision = z.int().min(0).max(2_000_000_000)

export const BusyKind = z.enum(['booking', 'hold', 'call', 'external'])
export const BusyTime = z.object({
  kind: BusyKind,
  startsAt: Instant,
  /** Null for a call still in progress. */
  endsAt: Instant.nullable(),
  /** The customer's surname, if there is a customer. */
  name: z.string().nullable(),
  bookingId: Id.nullable(),
})

export const CalendarProblem = z.enum([
  'refused',
  'unreachable',
  'missing',
  'too_slow',
  'too_large',
  'not_a_calendar',
  'outside_demo',
])
export const ExternalCalendar = z.object({
  host: z.string(),
  addedAt: Instant,
  /** When it was last read successfully. */
  readAt: Instant,
  /** Why the latest attempt failed, if it did. */
  problem: CalendarProblem.nullable(),
  triedAt: Instant,
  busyCount: z.int(),
})

export const Schedule = z.object({
  revision,
  /** False until it is saved for the first time. */
  isSaved: z.boolean(),
  ...planned,
  fees: z.array(z.object({ mode: LiveMode, minutes: z.int(), feePaise: z.int() })),
  /** The values used where something is null. */
  defaults: z.object({
    bufferBeforeMinutes: z.int(),
    bufferAfterMinutes: z.int(),
    noticeMinutes: z.int(),
    daysAhead: z.int(),
  }),
  /** In the consultant's own calendar. */
  today: Day,
  /** Booked sessions outside the working hours; they remain valid. */
  outside: z.array(BusyTime),
  externalCalendar: ExternalCalendar.nullable(),
})

const reply = z.object({ schedule: Schedule })
const limit = { per: 'account', max: 240, seconds: 3600 } as const

export const getOwnSchedule = endpoint({
  method: 'GET',
  path: '/api/web/v1/schedules/own',
  summary: 'Returns the caller’s schedule and fees for editing.',
  for: 'consultant',
  input: z.object({}),
  reply,
})

export const saveOwnSchedule = endpoint({
  method: 'PUT',
  path: '/api/web/v1/schedules/own',
  summary: 'Saves the whole schedule. Booked sessions stay unchanged; those outside the new hours are returned.',
  for: 'consultant',
  input: z.object({ revision, ...planned }),
  reply,
  message: 'Slot time saved',
  limit,
  problems: ['stale', 'profile_incomplete'],
})

export const listOwnBusyTimes = endpoint({
  method: 'GET',
  path: '/api/web/v1/schedules/own/busy-times',
  summary: 'Lists the caller’s busy times on some days of their own calendar.',
  for: 'consultant',
  input: z.object({ from: Day, days: z.coerce.number().int().min(1).max(42).default(7) }),
  reply: z.object({ busyTimes: z.array(BusyTime) }),
})

const request = { date: Day, mode: LiveMode, minutes: Minutes, draft: Draft.optional() }

export const previewOwnSlots = endpoint({
  method: 'POST',
  path: '/api/web/v1/schedules/own/previews',
  summary: 'Previews the slots customers see from a day on, for the saved schedule or an unsaved draft. Saves nothing.',
  for: 'consultant',
  input: z.object({ ...request, days: z.int().min(1).max(7).default(1) }),
  reply: z.object({ slots: z.array(z.object({ date: Day, time: z.string(), startsAt: Instant })) }),
  limit: { per: 'account', max: 1200, seconds: 3600 },
})

/** Why customers do not see a slot. */
export const HiddenBy = z.enum([
  'no_fee',
  'skipped',
  'past',
  'notice',
  'horizon',
  'day_off',
  'outside_hours',
  'ends_outside',
  'off_grid',
  'cap',
  'booking',
  'hold',
  'call',
  'external',
])
export type HiddenBy = z.output<typeof HiddenBy>

export const explainOwnSlot = endpoint({
  method: 'POST',
  path: '/api/web/v1/schedules/own/explanations',
  summary:
    'Explains why a slot is hidden: lists every rule that hides it, the most obvious first; empty if customers see it. Saves nothing.',
  for: 'consultant',
  input: z.object({ ...request, time: Time }),
  reply: z.object({
    reasons: z.array(
      z.object({
        rule: HiddenBy,
        /** The busy time including its buffers, or the period in which the rule applies. */
        startsAt: Instant.nullable(),
        endsAt: Instant.nullable(),
        name: z.string().nullable(),
        /** The consultant's note on a day off. */
        note: z.string().nullable(),
      }),
    ),
    /** The slots of that day closest to the time. */
    nearest: z.array(z.object({ time: z.string(), startsAt: Instant })),
  }),
  limit: { per: 'account', max: 1200, seconds: 3600 },
})

const SlotDay = z.object({
  date: Day,
  isOff: z.boolean(),
  note: z.string(),
  hours: z.array(Range),
  count: z.int(),
  slots: z.array(z.object({ time: z.string(), startsAt: Instant })),
})

export const getConsultantSlots = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/get-consultant-slot-web',
  summary: 'Lists the caller’s bookable days with their hours and free slots.',
  for: 'consultant',
  input: z.object({
    page: paging.page,
    limit: paging.limit,
    /** Defaults to the shortest session they offer. */
    mode: LiveMode.optional(),
    minutes: z.coerce.number().int().min(15).max(60).multipleOf(15).optional(),
  }),
  reply: pageOf(SlotDay).extend({ consultantSlots: z.array(SlotDay), timeZone: z.string() }),
})

/** Subscriptions often use webcal:, which is an alias of https. */
const CalendarAddress = z
  .string()
  .trim()
  .max(2000)
  .transform((address) => address.replace(/^webcals?:\/\//i, 'https://'))
  .refine(
    (address) => {
      if (!URL.canParse(address)) return false
      const { protocol, username, password, port } = new URL(address)
      return protocol === 'https:' && !username && !password && !port
    },
    { message: 'Enter a link that starts with https://' },
  )

const externalReply = z.object({ externalCalendar: ExternalCalendar.nullable() })

export const setExternalCalendar = endpoint({
  method: 'PUT',
  path: '/api/web/v1/schedules/own/external-calendar',
  summary:
    'Connects an external calendar (.ics). It is read now and regularly from then on, and its busy times block slots.',
  for: 'consultant',
  input: z.object({ url: CalendarAddress }),
  reply: externalReply,
  message: 'Calendar connected',
  limit: { per: 'account', max: 20, seconds: 3600 },
  problems: ['calendar_unreadable'],
})

export const readExternalCalendarNow = endpoint({
  method: 'POST',
  path: '/api/web/v1/schedules/own/external-calendar/readings',
  summary: 'Refreshes the connected calendar now.',
  for: 'consultant',
  input: z.object({}),
  reply: externalReply,
  limit: { per: 'account', max: 20, seconds: 3600 },
})

export const removeExternalCalendar = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/schedules/own/external-calendar',
  summary: 'Removes the calendar address and frees the slots it blocked.',
  for: 'consultant',
  input: z.object({}),
  reply: externalReply,
  message: 'Calendar removed',
  limit,
})
