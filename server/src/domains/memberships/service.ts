import type { Db, Tx } from '#server/platform/db/db.ts'
import { helpDeskLevelOf } from './queries.ts'
import { PRIORITIES } from './rules.ts'

/** Where a person stands in queues now: higher is served first, 0 for everyone without priority. */
export const queuePriorityOf = async (db: Db | Tx, accountId: number, now: Date) =>
  PRIORITIES[await helpDeskLevelOf(db, accountId, now)]
