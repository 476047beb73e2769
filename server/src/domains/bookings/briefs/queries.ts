import type { Tx } from '#server/platform/db.ts'

interface Brief {
  brief: string
  /** Undefined: as it was. */
  industryId: number | null | undefined
}

export const updateBrief = (tx: Tx, bookingId: number, { brief, industryId }: Brief, now: Date) =>
  tx
    .updateTable('bookings')
    .set({ brief, changed_at: now, ...(industryId !== undefined && { industry_id: industryId }) })
    .where('id', '=', bookingId)
    .execute()
