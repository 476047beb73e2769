import { SLOT_LENGTHS } from '#contract/availability/constants.ts'
import { FEE_MAX_PAISE } from '#contract/consultants/constants.ts'
import { addDays } from '../choice.ts'
import type { Schedule, ScheduleInput } from './api.ts'
import { DAY_MINUTES, endOf, inOrder, minuteOf, type Range, weekdayOf } from './clock.ts'

export const LIVE_MODES = ['video', 'audio'] as const
export type LiveMode = (typeof LIVE_MODES)[number]
export type FeeKey = `${LiveMode} ${(typeof SLOT_LENGTHS)[number]}`
export const feeKeys: readonly FeeKey[] = LIVE_MODES.flatMap((mode) =>
  SLOT_LENGTHS.map((minutes) => `${mode} ${minutes}` as const),
)

type Planned = Omit<ScheduleInput, 'revision'>
/** The edited schedule; fees are text until they are sent. */
export interface Draft extends Omit<Planned, 'fees'> {
  fees: Record<FeeKey, string>
}
export type DaysOff = Draft['daysOff'][number]
/** One date, or a weekday of every week. */
export type Place = { date: string } | { weekday: number }
/** A past day. */
export const isOver = (place: Place, today: string) => 'date' in place && place.date < today
export const keyOf = (place: Place) => ('date' in place ? place.date : String(place.weekday))

const paiseOf = (rupees: string) => Math.round(Number(rupees.replaceAll(',', '')) * 100)
const isAmount = (rupees: string) => paiseOf(rupees) >= 100 && paiseOf(rupees) <= FEE_MAX_PAISE

export const draftOf = ({
  revision,
  isSaved,
  defaults,
  today,
  outside,
  externalCalendar,
  fees,
  ...planned
}: Schedule): Draft => ({
  ...planned,
  fees: Object.fromEntries(
    feeKeys.map((key) => {
      const fee = fees.find(({ mode, minutes }) => `${mode} ${minutes}` === key)
      return [key, fee ? String(fee.feePaise / 100) : '']
    }),
  ) as Draft['fees'],
})

export const feesIn = ({ fees }: Pick<Draft, 'fees'>): Planned['fees'] =>
  feeKeys
    .filter((key) => fees[key].trim() !== '' && isAmount(fees[key]))
    .map((key) => {
      const [mode, minutes] = key.split(' ') as [LiveMode, string]
      return { mode, minutes: Number(minutes) as 15 | 30 | 45 | 60, feePaise: paiseOf(fees[key]) }
    })
export const wrongFees = ({ fees }: Draft) => feeKeys.filter((key) => fees[key].trim() !== '' && !isAmount(fees[key]))

export const inputOf = (draft: Draft): Planned => ({ ...draft, fees: feesIn(draft) })

export interface DayPlan {
  ranges: Range[]
  /** Set on a day without hours that was taken off. */
  off: DaysOff | undefined
  /** It has its own hours instead of those of its weekday. */
  isOwn: boolean
}

const usualOn = (draft: Draft, weekday: number): Range[] =>
  inOrder(draft.weekly.filter((one) => one.weekday === weekday).map(({ from, to }) => ({ from, to })))

export function planOn(draft: Draft, place: Place): DayPlan {
  if ('weekday' in place) return { ranges: usualOn(draft, place.weekday), off: undefined, isOwn: false }
  const off = draft.daysOff.find(({ from, to }) => from <= place.date && place.date <= to)
  const own = draft.days.find(({ date }) => date === place.date)
  if (off) return { ranges: [], off, isOwn: true }
  return { ranges: inOrder(own?.ranges ?? usualOn(draft, weekdayOf(place.date))), off, isOwn: own !== undefined }
}

const withUsual = (draft: Draft, weekday: number, ranges: readonly Range[]): Draft => ({
  ...draft,
  weekly: [
    ...draft.weekly.filter((one) => one.weekday !== weekday),
    ...ranges.map((range) => ({ weekday, ...range })),
  ].sort((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)),
})

/** A period off without one of its days: what remains before and after it. */
const withoutOff = (daysOff: readonly DaysOff[], date: string): DaysOff[] =>
  daysOff.flatMap((one) => {
    if (date < one.from || one.to < date) return [one]
    const before = one.from < date ? [{ ...one, to: addDays(date, -1) }] : []
    return [...before, ...(date < one.to ? [{ ...one, from: addDays(date, 1) }] : [])]
  })

const same = (a: readonly Range[], b: readonly Range[]) => JSON.stringify(a) === JSON.stringify(b)
const ranged = (ranges: readonly Range[]) => inOrder(ranges).map(({ from, to }) => ({ from, to }))

/** Sets the hours of a day. A date without hours is taken off, with a note that only the consultant sees. */
export function withHours(draft: Draft, place: Place, given: readonly Range[], note = ''): Draft {
  const ranges = ranged(given)
  if ('weekday' in place) return withUsual(draft, place.weekday, ranges)
  const { date } = place
  const usual = usualOn(draft, weekdayOf(date))
  const others = draft.days.filter((one) => one.date !== date)
  const daysOff = withoutOff(draft.daysOff, date)
  if (ranges.length === 0) {
    const isClosedAnyway = usual.length === 0 && note === ''
    return {
      ...draft,
      days: others,
      daysOff: isClosedAnyway ? daysOff : sorted([...daysOff, { from: date, to: date, note }]),
    }
  }
  const days = same(ranges, usual) ? others : [...others, { date, ranges }].sort((a, b) => a.date.localeCompare(b.date))
  return { ...draft, days, daysOff }
}

const sorted = (daysOff: DaysOff[]) => daysOff.sort((a, b) => a.from.localeCompare(b.from))

/** Takes days off; overlapping periods are merged into it. */
export function withDaysOff(draft: Draft, added: DaysOff): Draft {
  let { daysOff } = draft
  for (let date = added.from; date <= added.to; date = addDays(date, 1)) daysOff = withoutOff(daysOff, date)
  return { ...draft, daysOff: sorted([...daysOff, added]) }
}
export const withoutDaysOff = (draft: Draft, removed: DaysOff): Draft => ({
  ...draft,
  daysOff: draft.daysOff.filter((one) => one !== removed),
})

/** Hours to begin with, for a consultant who has none yet: Monday to Saturday. */
const SUGGESTED: Range = { from: '10:00', to: '18:00' }
const SUGGESTED_WEEKDAYS = [1, 2, 3, 4, 5, 6]
export const hasHours = ({ weekly, days }: Pick<Draft, 'weekly' | 'days'>) => weekly.length > 0 || days.length > 0
export const withSuggestedHours = (draft: Draft): Draft => ({
  ...draft,
  weekly: SUGGESTED_WEEKDAYS.map((weekday) => ({ weekday, ...SUGGESTED })),
})

/** Days off as typed: one day if the last one is left empty. */
export const NO_DAYS_OFF: DaysOff = { from: '', to: '', note: '' }
export const typedDaysOff = ({ from, to, note }: DaysOff): DaysOff => ({ from, to: to || from, note: note.trim() })
export const isDaysOff = ({ from, to }: DaysOff, today: string) => from >= today && to >= from

/** The date follows its weekday again. */
export const asUsual = (draft: Draft, date: string): Draft => ({
  ...draft,
  days: draft.days.filter((one) => one.date !== date),
  daysOff: withoutOff(draft.daysOff, date),
})

/** Copies the hours of one week to the next. Days off are not copied: leave belongs to a date. */
export const withWeekCopied = (draft: Draft, week: readonly string[]): Draft =>
  week.reduce((changed, date) => {
    const { ranges, off } = planOn(draft, { date })
    const next = addDays(date, 7)
    if (off || planOn(draft, { date: next }).off) return changed
    return withHours(changed, { date: next }, ranges)
  }, draft)

/** Working periods on a day, in minutes of it, including what continues from the evening before. */
export function workedOn(draft: Draft, place: Place): { fromMinute: number; toMinute: number }[] {
  const { ranges, off, isOwn } = planOn(draft, place)
  if (off) return []
  const before: Place =
    'date' in place ? { date: addDays(place.date, -1) } : { weekday: place.weekday === 1 ? 7 : place.weekday - 1 }
  const evening = planOn(draft, before)
  // A date's own hours replace everything, including what continues from a usual evening.
  const night = isOwn && !evening.isOwn ? [] : evening.ranges
  return [
    ...night.flatMap((range) => spill(range)),
    ...ranges.map((range) => ({ fromMinute: minuteOf(range.from), toMinute: Math.min(endOf(range), DAY_MINUTES) })),
  ]
}
const spill = (range: Range) =>
  endOf(range) > DAY_MINUTES ? [{ fromMinute: 0, toMinute: endOf(range) - DAY_MINUTES }] : []
