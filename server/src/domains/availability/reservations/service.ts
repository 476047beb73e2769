import type { Settings } from '#contract/settings/endpoints.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { type Offer, offersFrom, readOffers } from '../plans.ts'
import type { PlanningRow } from '../queries.ts'
import type { Plan } from '../slots/rules.ts'
import {
  type CallTime,
  deleteCallTime,
  deleteTimes,
  insertTimes,
  lockTimeOf,
  setConfirmed,
  takenWithin,
  writeCallTime,
} from './queries.ts'
import { isSlot, nearestSlots } from './rules.ts'

export interface SessionRequest {
  consultantId: number
  mode: string
  minutes: number
  startsAt: Date
}

/** A request checked against a consultant's plan at one instant. */
export interface SlotLook {
  /** taken: it would be a slot if it were not reserved. not_offered: it is not a slot. */
  status: 'free' | 'taken' | 'not_offered'
  timeZone: string
  /** Null if no session of this kind and length is offered. */
  feePaise: number | null
  blocksFrom: Date
  blocksTo: Date
  /** The suitable free slots of the same kind nearest to the requested time. */
  nearest(count: number, suits: (startsAt: Date) => boolean): Date[]
}

/** Checks a requested slot; undefined if the consultant is unknown or not approved. */
export async function lookAtSlot(db: Db | Tx, input: SessionRequest, now: Date): Promise<SlotLook | undefined> {
  const offer = (await readOffers(db, [input.consultantId], now)).get(input.consultantId)
  return offer && lookOf(offer, input, now)
}

/** The slots of some consultants as they were read together; time that is given away is not free any more. */
export interface Slots {
  /** Undefined if the consultant is unknown or not approved. */
  look(input: SessionRequest, now: Date): SlotLook | undefined
  give(input: SessionRequest, look: SlotLook): void
}

/** Reads the rows of `offersStatement`. */
export function slotsFrom(rows: readonly PlanningRow[], settings: Settings): Slots {
  const offers = offersFrom(rows, settings)
  return {
    look(input, now) {
      const offer = offers.get(input.consultantId)
      return offer && lookOf(offer, input, now)
    },
    give({ consultantId, startsAt }, { blocksFrom, blocksTo }) {
      const time = { startMs: blocksFrom.getTime(), endMs: blocksTo.getTime(), sessionMs: startsAt.getTime() }
      offers.get(consultantId)?.plan.busy.push(time)
    },
  }
}

/** The same for someone who was promised this slot earlier and pays late: the minimum notice was met then. */
export async function lookAtSlotWithoutNotice(db: Db | Tx, input: SessionRequest, now: Date) {
  const offer = (await readOffers(db, [input.consultantId], now)).get(input.consultantId)
  return offer && lookOf({ ...offer, plan: { ...offer.plan, noticeMinutes: 0 } }, input, now)
}

/** Which of some consultants could give this session now, ignoring their minimum notice. */
export async function whoIsFree(
  db: Db | Tx,
  consultantIds: number[],
  input: Omit<SessionRequest, 'consultantId'>,
  now: Date,
): Promise<Set<number>> {
  const offers = await readOffers(db, consultantIds, now)
  const isFree = (consultantId: number, { plan, offered, ...rest }: Offer) =>
    lookOf({ ...rest, offered, plan: { ...plan, noticeMinutes: 0 } }, { ...input, consultantId }, now).status === 'free'
  return new Set([...offers].filter(([id, offer]) => isFree(id, offer)).map(([id]) => id))
}

function lookOf({ plan, offered }: Offer, { mode, minutes, startsAt }: SessionRequest, now: Date): SlotLook {
  const [requestedMs, nowMs] = [startsAt.getTime(), now.getTime()]
  const feePaise = offered.find((one) => one.mode === mode && one.minutes === minutes)?.feePaise ?? null
  const hasFee = feePaise !== null
  return {
    feePaise,
    status: hasFee ? statusOf(plan, minutes, requestedMs, nowMs) : 'not_offered',
    timeZone: plan.hours.timeZone,
    blocksFrom: new Date(requestedMs - plan.bufferBeforeMinutes * MINUTE_MS),
    blocksTo: new Date(requestedMs + (minutes + plan.bufferAfterMinutes) * MINUTE_MS),
    nearest: (count, suits) =>
      hasFee
        ? nearestSlots({ plan, minutes, requestedMs, nowMs, count, suits: (ms) => suits(new Date(ms)) }).map(
            (ms) => new Date(ms),
          )
        : [],
  }
}

function statusOf(plan: Plan, minutes: number, startMs: number, nowMs: number): SlotLook['status'] {
  if (isSlot(plan, minutes, startMs, nowMs)) return 'free'
  return isSlot({ ...plan, busy: [] }, minutes, startMs, nowMs) ? 'taken' : 'not_offered'
}

interface Taking {
  consultantId: number
  bookingId: number
  startsAt: Date
  endsAt: Date
  look: Pick<SlotLook, 'blocksFrom' | 'blocksTo'>
  /** Set for a hold; null for a booking. */
  lapsesAt: Date | null
}

/** Reserves a consultant's time for a booking. The database refuses overlaps: `slot_taken`. */
export const takeTime = (tx: Tx, taking: Taking) => tx.executeQuery(takingTimes(tx, [taking]))

/** The same for several, as one statement. */
export const takingTimes = (tx: Tx, takings: readonly Taking[]) =>
  insertTimes(
    tx,
    takings.map(({ look: { blocksFrom, blocksTo }, ...taking }) => ({ ...taking, blocksFrom, blocksTo })),
  )

/** Turns the held time into the booking's own. */
export const confirmTime = (tx: Tx, bookingId: number) => setConfirmed(tx, bookingId)

export const freeTime = async (tx: Tx, bookingIds: readonly number[]) =>
  void (bookingIds.length > 0 && (await deleteTimes(tx, bookingIds)))

/** Reserves or extends the time of a talk; existing reservations have priority. */
export async function takeTimeForCall(tx: Tx, time: CallTime) {
  await lockTimeOf(tx, time.consultantId)
  const until = time.until > time.from ? ((await takenWithin(tx, time)) ?? time.until) : time.from
  if (until > time.from) await writeCallTime(tx, { ...time, until })
}

export const freeTimeOfCall = (tx: Tx, talkId: number) => deleteCallTime(tx, talkId)
