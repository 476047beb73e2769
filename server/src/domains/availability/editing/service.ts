import type * as api from '#contract/availability/schedule.ts'
import type { Draft } from '#contract/availability/schedule.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import * as audit from '#server/domains/audit/public.ts'
import { changeOffer } from '#server/domains/consultants/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { externalCalendarOf, readAgainSoon } from '../external/queries.ts'
import { dayNumberAt, dayNumberOf, dayOfNumber, instantsShowing } from '../slots/zone.ts'
import * as queries from './queries.ts'
import { contradictionsIn, draftOf, offerOfDraft, outsideHours, rowsOf } from './rules.ts'

export const getOwnSchedule = async ({ db, actor, now }: SignedIn) => answer(db, actor.id, now)

export async function saveOwnSchedule(context: SignedIn, { revision, ...input }: Input<typeof api.saveOwnSchedule>) {
  const { db, actor, now } = context
  const errors = contradictionsIn(input)
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors })
  await db.transaction().execute(async (tx) => {
    const { draft: before } = await readDraft(tx, actor.id, now)
    await changeOffer(tx, actor.id, revision, input, now)
    await write(tx, actor.id, input, now)
    if (input.daysAhead !== before.daysAhead) await readAgainSoon(tx, actor.id, now)
    const { draft: after } = await readDraft(tx, actor.id, now)
    await audit.record(tx, context, {
      action: 'consultant.schedule_saved',
      subject: { kind: 'account', id: actor.id },
      ...differences(before, after),
    })
  })
  return answer(db, actor.id, now)
}

async function write(tx: Tx, id: number, input: Draft, now: Date) {
  const { weekly, days } = rowsOf(input)
  const today = todayIn(input.timeZone, now)
  await queries.writeWeek(tx, id, weekly)
  await queries.writeDays(
    tx,
    id,
    today,
    days.filter(({ onDay }) => onDay >= today),
  )
  await queries.writeDaysOff(
    tx,
    id,
    today,
    input.daysOff.filter(({ to }) => to >= today),
  )
  await queries.writeRules(tx, id, {
    buffer_before_minutes: input.bufferBeforeMinutes,
    buffer_after_minutes: input.bufferAfterMinutes,
    notice_minutes: input.noticeMinutes,
    days_ahead: input.daysAhead,
    most_a_day: input.mostADay,
  })
}

export const todayIn = (timeZone: string, now: Date) => dayOfNumber(dayNumberAt(timeZone, now.getTime()))

/** The saved schedule as a draft, including yesterday, whose night hours may still be running. */
export async function readDraft(db: Db | Tx, id: number, now: Date) {
  const row = await queries.scheduleRow(db, id, dayOfNumber(Math.floor(now.getTime() / DAY_MS) - 1))
  if (!row) throw new Problem('not_found')
  return { revision: row.revision ?? 0, isSaved: row.savedBy !== null, draft: draftOf(row) }
}

async function answer(db: Db, id: number, now: Date) {
  const settings = await readSettings(db, now)
  const { revision, isSaved, draft } = await readDraft(db, id, now)
  const busy = await queries.busyBetween(db, id, now, null, now)
  const { plan } = offerOfDraft(id, draft, busy, settings)
  return {
    schedule: {
      ...{ revision, isSaved },
      ...draft,
      defaults: defaultRules(settings),
      today: todayIn(draft.timeZone, now),
      outside: outsideHours(plan.hours, busy).map(shownBusy),
      externalCalendar: (await externalCalendarOf(db, id)) ?? null,
    },
  }
}

const defaultRules = (settings: Settings) => ({
  bufferBeforeMinutes: settings.slotBufferBeforeMinutes,
  bufferAfterMinutes: settings.slotBufferAfterMinutes,
  noticeMinutes: settings.slotNoticeMinutes,
  daysAhead: settings.slotDaysAhead,
})

type Shown = Pick<queries.BusyRow, 'startsAt' | 'endsAt' | 'name' | 'bookingId'> & {
  kind: 'booking' | 'hold' | 'call' | 'external'
}
const shownBusy = ({ kind, startsAt, endsAt, name, bookingId }: queries.BusyRow) =>
  ({ kind, startsAt, endsAt, name, bookingId }) as Shown

export async function listOwnBusyTimes(
  { db, actor, now }: SignedIn,
  { from, days }: Input<typeof api.listOwnBusyTimes>,
) {
  const { timeZone } = (await readDraft(db, actor.id, now)).draft
  const midnight = (number: number) => new Date(instantsShowing(timeZone, number * DAY_MS)[0] ?? number * DAY_MS)
  const first = dayNumberOf(from)
  const busy = await queries.busyBetween(db, actor.id, midnight(first), midnight(first + days), now)
  return { busyTimes: busy.map(shownBusy) }
}

/** Only differences are recorded. */
function differences(before: Draft, after: Draft) {
  const keys = (Object.keys(after) as (keyof Draft)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (draft: Draft) => Object.fromEntries(keys.map((key) => [key, draft[key]]))
  return { before: pick(before), after: pick(after) }
}
