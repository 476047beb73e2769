import { type EarningSteps, expectedEarnings } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { linesOfExtendedBookings } from '../money/queries.ts'
import type { BookingRow } from './queries.ts'

const TO_COME: readonly string[] = ['confirmed', 'in_call']

/** Expected earnings by booking, including minutes added during the session; upcoming sessions only. */
export async function expectedOf(db: Db | Tx, rows: readonly BookingRow[]): Promise<Map<number, EarningSteps>> {
  const [first] = rows
  const coming = rows.filter(({ state, lineId }) => lineId !== null && TO_COME.includes(state))
  if (!first || coming.length === 0) return new Map()
  const extended = coming.filter(({ extendedMinutes }) => extendedMinutes > 0).map(({ id }) => id)
  const more = extended.length > 0 ? await linesOfExtendedBookings(db, extended) : []
  const lines = coming.flatMap(({ id, lineId, endsAt }) => [
    { bookingId: id, lineId: lineId!, at: endsAt },
    ...more.filter(({ bookingId }) => bookingId === id).map((line) => ({ ...line, at: endsAt })),
  ])
  const earnings = await expectedEarnings(db, first.consultantId, lines)
  const sums = new Map<number, EarningSteps>()
  for (const { bookingId, lineId } of lines) {
    const steps = earnings.get(lineId)
    if (steps) sums.set(bookingId, added(sums.get(bookingId), steps))
  }
  return sums
}

const added = (sum: EarningSteps | undefined, steps: EarningSteps): EarningSteps =>
  sum
    ? {
        grossPaise: sum.grossPaise + steps.grossPaise,
        commissionPaise: sum.commissionPaise + steps.commissionPaise,
        commissionGstPaise: sum.commissionGstPaise + steps.commissionGstPaise,
        tcsPaise: sum.tcsPaise + steps.tcsPaise,
        tdsPaise: sum.tdsPaise + steps.tdsPaise,
        netPaise: sum.netPaise + steps.netPaise,
      }
    : steps
