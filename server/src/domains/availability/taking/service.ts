import type { Db, Tx } from '#server/platform/db.ts'
import { type Offer, readOffers } from '../plans.ts'
import type { Plan } from '../slots/rules.ts'
import {
  type CallTime,
  deleteCallTime,
  deleteTimes,
  insertTime,
  lockTimeOf,
  setKept,
  takenWithin,
  writeCallTime,
} from './queries.ts'
import { isSlot, nearestSlots } from './rules.ts'

const MINUTE_MS = 60_000

export interface SessionWish {
  consultantId: number
  mode: string
  minutes: number
  startsAt: Date
}

/** A wish held against a consultant's plan at one instant. */
export interface SlotLook {
  /** taken: it would be a slot if nothing were in the way. not_offered: it is none. */
  standing: 'free' | 'taken' | 'not_offered'
  timeZone: string
  blocksFrom: Date
  blocksTo: Date
  /** The free slots of the same kind nearest to the wish, that suit. */
  nearest(count: number, suits: (startsAt: Date) => boolean): Date[]
}

/** How a wish stands now; undefined where nobody can be booked: unknown or not approved. */
export async function lookAtSlot(db: Db | Tx, wish: SessionWish, now: Date): Promise<SlotLook | undefined> {
  const offer = (await readOffers(db, [wish.consultantId], now)).get(wish.consultantId)
  return offer && lookOf(offer, wish, now)
}

/** The same for somebody who was promised this time before and comes late: their notice was given then. */
export async function lookAtSlotWithoutNotice(db: Db | Tx, wish: SessionWish, now: Date) {
  const offer = (await readOffers(db, [wish.consultantId], now)).get(wish.consultantId)
  return offer && lookOf({ ...offer, plan: { ...offer.plan, noticeMinutes: 0 } }, wish, now)
}

/** Who of some consultants could give this session now, whatever notice they ask for otherwise. */
export async function whoIsFree(
  db: Db | Tx,
  consultantIds: number[],
  wish: Omit<SessionWish, 'consultantId'>,
  now: Date,
): Promise<Set<number>> {
  const offers = await readOffers(db, consultantIds, now)
  const isFree = (consultantId: number, { plan, offered, ...rest }: Offer) =>
    lookOf({ ...rest, offered, plan: { ...plan, noticeMinutes: 0 } }, { ...wish, consultantId }, now).standing ===
    'free'
  return new Set([...offers].filter(([id, offer]) => isFree(id, offer)).map(([id]) => id))
}

function lookOf({ plan, offered }: Offer, { mode, minutes, startsAt }: SessionWish, now: Date): SlotLook {
  const [wishMs, nowMs] = [startsAt.getTime(), now.getTime()]
  const hasFee = offered.some((one) => one.mode === mode && one.minutes === minutes)
  return {
    standing: hasFee ? standingOf(plan, minutes, wishMs, nowMs) : 'not_offered',
    timeZone: plan.hours.timeZone,
    blocksFrom: new Date(wishMs - plan.bufferBeforeMinutes * MINUTE_MS),
    blocksTo: new Date(wishMs + (minutes + plan.bufferAfterMinutes) * MINUTE_MS),
    nearest: (count, suits) =>
      hasFee
        ? nearestSlots({ plan, minutes, wishMs, nowMs, count, suits: (ms) => suits(new Date(ms)) }).map(
            (ms) => new Date(ms),
          )
        : [],
  }
}

function standingOf(plan: Plan, minutes: number, startMs: number, nowMs: number): SlotLook['standing'] {
  if (isSlot(plan, minutes, startMs, nowMs)) return 'free'
  return isSlot({ ...plan, busy: [] }, minutes, startMs, nowMs) ? 'taken' : 'not_offered'
}

interface Taking {
  consultantId: number
  bookingId: number
  startsAt: Date
  endsAt: Date
  look: Pick<SlotLook, 'blocksFrom' | 'blocksTo'>
  /** Of a hold; null for good. */
  lapsesAt: Date | null
}

/** Takes a consultant's time for a booking. The database refuses what overlaps: `slot_taken`. */
export const takeTime = (tx: Tx, { look: { blocksFrom, blocksTo }, ...taking }: Taking) =>
  insertTime(tx, { ...taking, blocksFrom, blocksTo })

/** The time that was held for a booking is now its own. */
export const keepTime = (tx: Tx, bookingId: number) => setKept(tx, bookingId)

export const freeTime = async (tx: Tx, bookingIds: readonly number[]) =>
  void (bookingIds.length > 0 && (await deleteTimes(tx, bookingIds)))

/** The time that a talk takes, or takes now; it gives way to what was there before. */
export async function takeTimeForCall(tx: Tx, time: CallTime) {
  await lockTimeOf(tx, time.consultantId)
  const until = time.until > time.from ? ((await takenWithin(tx, time)) ?? time.until) : time.from
  if (until > time.from) await writeCallTime(tx, { ...time, until })
}

export const freeTimeOfCall = (tx: Tx, talkId: number) => deleteCallTime(tx, talkId)
