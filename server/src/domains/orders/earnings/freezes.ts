import type { Tx } from '#server/platform/db/db.ts'
import * as queries from './queries.ts'
import { lockConsultant } from './queries.ts'

/**
 * A dispute freezes what is on hold, now or once the work is done; released earnings are not affected. Locked, so that
 * a concurrent release does not miss the freeze.
 */
export async function freezeEarnings(
  tx: Tx,
  lines: readonly { id: number; consultantId: number | null }[],
  why: queries.Freeze,
  at: Date,
) {
  const ofConsultants = lines.filter(({ consultantId }) => consultantId !== null)
  for (const { id, consultantId } of ofConsultants.toSorted((a, b) => a.consultantId! - b.consultantId!)) {
    await lockConsultant(tx, consultantId!)
    await queries.insertFreeze(tx, { line_id: id, why, since: at })
  }
}

/** Earnings without another freeze are released by the regular job. */
export const thawEarnings = async (tx: Tx, lines: readonly { id: number }[], why: queries.Freeze) => {
  if (lines.length > 0)
    await queries.deleteFreezes(
      tx,
      lines.map(({ id }) => id),
      why,
    )
}
