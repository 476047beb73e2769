import type { House } from '#server/platform/house.ts'
import { giveUpLapsed, ownersOfLapsed } from './holds/queries.ts'

const OWNERS_AT_ONCE = 500

/** Tidies: whoever needs the money gives lapsed holds up before this does. */
export async function sweepLapsedHolds({ db }: House, now: Date) {
  for (const owner of await ownersOfLapsed(db, now, OWNERS_AT_ONCE))
    await db.transaction().execute((tx) => giveUpLapsed(tx, owner, now))
}
