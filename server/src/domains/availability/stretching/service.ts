import type { Db, Tx } from '#server/platform/db.ts'
import { readOffers } from '../plans.ts'
import * as queries from './queries.ts'
import { worksThrough } from './rules.ts'

const MINUTE_MS = 60_000
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

interface Stretching {
  bookingId: number
  consultantId: number
  endsAt: Date
  minutes: number
}

export interface Stretch {
  isFree: boolean
  from: Date
  to: Date
}

/** Whether a session that is on could last longer: its consultant works on, and nothing of theirs begins, buffers included. */
export async function lookAtStretch(db: Db | Tx, wish: Stretching, now: Date): Promise<Stretch | undefined> {
  const { bookingId, consultantId, endsAt, minutes } = wish
  const offer = (await readOffers(db, [consultantId], now)).get(consultantId)
  const from = await queries.blockedUntil(db, bookingId)
  if (!offer || !from) return undefined
  const to = after(from, minutes)
  const works = worksThrough(offer.plan.hours, endsAt.getTime(), after(endsAt, minutes).getTime())
  return { from, to, isFree: works && !(await queries.isBlocked(db, { consultantId, from, to }, now)) }
}

interface Keeping {
  consultantId: number
  extensionId: number
  stretch: Pick<Stretch, 'from' | 'to'>
  lapsesAt: Date
}

/** Keeps the time for whoever is paying for it. The database refuses what overlaps: `slot_taken`. */
export const keepStretch = (tx: Tx, { stretch: { from, to }, ...keeping }: Keeping) =>
  queries.insertPiece(tx, { ...keeping, from, to })

export const freeStretches = async (tx: Tx, extensionIds: readonly number[]) =>
  void (extensionIds.length > 0 && (await queries.deletePieces(tx, extensionIds)))

/** The time becomes the booking's own. The database refuses what overlaps: `slot_taken`. */
export async function stretchTime(tx: Tx, wish: { bookingId: number; extensionId: number; minutes: number }) {
  await queries.deletePieces(tx, [wish.extensionId])
  await queries.shiftEnd(tx, wish.bookingId, wish.minutes)
}

/** The last minutes of a booking are free again. */
export const shortenTime = (tx: Tx, bookingId: number, minutes: number) => queries.shiftEnd(tx, bookingId, -minutes)
