import type { Tx } from '#server/platform/db.ts'
import { lockConsultant } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * A dispute keeps what is on hold, or will be once the work is done; what was released before stays where it is. Under the lock,
 * since a release that has looked for freezes must not miss this one.
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

/** What nothing else keeps is released in its turn. */
export const thawEarnings = async (tx: Tx, lines: readonly { id: number }[], why: queries.Freeze) => {
  if (lines.length > 0)
    await queries.deleteFreezes(
      tx,
      lines.map(({ id }) => id),
      why,
    )
}
