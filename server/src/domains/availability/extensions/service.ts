import type { Db, Tx } from '#server/platform/db/db.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { readOffers } from '../plans.ts'
import * as queries from './queries.ts'
import { worksThrough } from './rules.ts'

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

interface ExtraTimeInput {
  bookingId: number
  consultantId: number
  endsAt: Date
  minutes: number
}

export interface ExtraTime {
  isFree: boolean
  from: Date
  to: Date
}

/**
 * Whether a running session could be extended: the consultant still works, and nothing of theirs begins, buffers
 * included.
 */
export async function findExtraTime(db: Db | Tx, input: ExtraTimeInput, now: Date): Promise<ExtraTime | undefined> {
  const { bookingId, consultantId, endsAt, minutes } = input
  const offer = (await readOffers(db, [consultantId], now)).get(consultantId)
  const from = await queries.blockedUntil(db, bookingId)
  if (!offer || !from) return undefined
  const to = after(from, minutes)
  const works = worksThrough(offer.plan.hours, endsAt.getTime(), after(endsAt, minutes).getTime())
  return { from, to, isFree: works && !(await queries.isBlocked(db, { consultantId, from, to }, now)) }
}

interface ExtraTimeReservation {
  consultantId: number
  extensionId: number
  extra: Pick<ExtraTime, 'from' | 'to'>
  lapsesAt: Date
}

/** Reserves the time until it is paid. The database refuses overlaps: `slot_taken`. */
export const reserveExtraTime = (tx: Tx, { extra: { from, to }, ...reservation }: ExtraTimeReservation) =>
  queries.insertPiece(tx, { ...reservation, from, to })

export const freePeriods = async (tx: Tx, extensionIds: readonly number[]) =>
  void (extensionIds.length > 0 && (await queries.deletePieces(tx, extensionIds)))

/** Merges the reserved time into the booking. The database refuses overlaps: `slot_taken`. */
export async function extendReservation(tx: Tx, input: { bookingId: number; extensionId: number; minutes: number }) {
  await queries.deletePieces(tx, [input.extensionId])
  await queries.shiftEnd(tx, input.bookingId, input.minutes)
}

/** Frees the last minutes of a booking. */
export const shortenTime = (tx: Tx, bookingId: number, minutes: number) => queries.shiftEnd(tx, bookingId, -minutes)
