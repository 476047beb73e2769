import type * as api from '#contract/availability/schedule.ts'
import type { Draft } from '#contract/availability/schedule.ts'
import type { Input } from '#contract/endpoint.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'
import { busyBetween } from '../editing/queries.ts'
import { contradictionsIn, offerOfDraft } from '../editing/rules.ts'
import { readDraft, todayIn } from '../editing/service.ts'
import { slotDays } from '../slot-days/rules.ts'
import { dayNumberOf, dayOfNumber, instantsShowing } from '../slots/zone.ts'
import { type Reason, whyHidden } from './rules.ts'

const NEAREST = 3

/** The caller's offer, from the saved schedule or from an unsaved draft. */
async function offerFor(db: Db, id: number, given: Draft | undefined, now: Date) {
  const errors = given ? contradictionsIn(given) : {}
  if (Object.keys(errors).length > 0)
    throw new Problem('invalid', {
      errors: Object.fromEntries(Object.entries(errors).map(([field, said]) => [`draft.${field}`, said])),
    })
  const draft = given ?? (await readDraft(db, id, now)).draft
  const busy = await busyBetween(db, id, new Date(now.getTime() - 2 * DAY_MS), null, now)
  return { draft, busy, ...offerOfDraft(id, draft, busy, await readSettings(db, now)) }
}
type OwnOffer = Awaited<ReturnType<typeof offerFor>>

const offers = ({ offered }: OwnOffer, input: { mode: string; minutes: number }) =>
  offered.some(({ mode, minutes }) => mode === input.mode && minutes === input.minutes)

interface Span {
  date: string
  mode: string
  minutes: number
  days?: number
}
function slotsOn(offer: OwnOffer, { date: first, days = 1, ...input }: Span, now: Date) {
  if (!offers(offer, input)) return []
  const found = slotDays(offer.plan, input.minutes, dayNumberOf(first), days, now.getTime())
  return found.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
}

export async function previewOwnSlots({ db, actor, now }: SignedIn, input: Input<typeof api.previewOwnSlots>) {
  return { slots: slotsOn(await offerFor(db, actor.id, input.draft, now), input, now) }
}

export async function explainOwnSlot({ db, actor, now }: SignedIn, input: Input<typeof api.explainOwnSlot>) {
  const offer = await offerFor(db, actor.id, input.draft, now)
  const shownMs = dayNumberOf(input.date) * DAY_MS + clockMinute(input.time) * MINUTE_MS
  const found = reasonsFor(offer, input, instantsShowing(offer.plan.hours.timeZone, shownMs), now)
  const reasons = offers(offer, input) ? found : [{ rule: 'no_fee' } as Reason, ...found]
  const away = ({ time }: { time: string }) => Math.abs(clockMinute(time) - clockMinute(input.time))
  return {
    reasons: reasons.map((reason) => reported(reason, offer, input.date)),
    nearest: reasons.length
      ? slotsOn(offer, input, now)
          .sort((a, b) => away(a) - away(b))
          .slice(0, NEAREST)
          .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      : [],
  }
}

const clockMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A time the clock shows twice counts as visible if either instant is. */
function reasonsFor(offer: OwnOffer, { minutes }: { minutes: number }, instants: readonly number[], now: Date) {
  if (instants.length === 0) return [{ rule: 'skipped' } as Reason]
  const kinds = offer.busy.map(({ kind }) => kind)
  const each = instants.map((ms) => whyHidden(offer.plan, kinds, minutes, ms, now.getTime()))
  return each.find((reasons) => reasons.length === 0) ?? each[0]!
}

function reported({ rule, startMs, endMs, busy }: Reason, { draft, busy: rows }: OwnOffer, date: string) {
  const instant = (ms: number | undefined) => (ms === undefined || !Number.isFinite(ms) ? null : new Date(ms))
  const off = rule === 'day_off' ? draft.daysOff.find(({ from, to }) => from <= date && date <= to) : undefined
  return {
    rule,
    startsAt: instant(startMs),
    endsAt: instant(endMs),
    name: busy === undefined ? null : (rows[busy]?.name ?? null),
    note: off?.note || null,
  }
}

/** The bookable days from today on, in the format of SPEC's call. */
export async function getConsultantSlots(
  { db, actor, now }: SignedIn,
  { page, limit, mode, minutes }: Input<typeof api.getConsultantSlots>,
) {
  const offer = await offerFor(db, actor.id, undefined, now)
  const { draft, plan, offered } = offer
  const [shortest] = offered
    .filter((one) => (!mode || one.mode === mode) && (!minutes || one.minutes === minutes))
    .sort((a, b) => a.minutes - b.minutes)
  const today = dayNumberOf(todayIn(draft.timeZone, now))
  const count = plan.daysAhead + 1
  const first = today + (page - 1) * limit
  const days = Array.from({ length: Math.max(0, Math.min(limit, today + count - first)) }, (_, i) => {
    const date = dayOfNumber(first + i)
    const off = draft.daysOff.find(({ from, to }) => from <= date && date <= to)
    const slots = shortest ? slotsOn(offer, { date, ...shortest }, now) : []
    return {
      date,
      isOff: off !== undefined,
      note: off?.note ?? '',
      hours: hoursOn(draft, date),
      count: slots.length,
      slots,
    }
  })
  return { data: days, consultantSlots: days, timeZone: draft.timeZone, count, page, limit }
}

function hoursOn({ weekly, days, daysOff }: Draft, date: string) {
  if (daysOff.some(({ from, to }) => from <= date && date <= to)) return []
  const weekday = ((dayNumberOf(date) + 3) % 7) + 1
  return (
    days.find((one) => one.date === date)?.ranges ??
    weekly.filter((one) => one.weekday === weekday).map(({ from, to }) => ({ from, to }))
  )
}
