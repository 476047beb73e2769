import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'
import type { Place } from './rules.ts'

export const hasPincodes = async (db: Db) =>
  (await db.selectFrom('pincodes').select('pincode').limit(1).execute()).length > 0

/** Inserts all places in one statement and returns how many were new. */
export const insertPlaces = async (db: Db, places: Place[]) => {
  const { numAffectedRows } = await sql`
    insert into pincodes (pincode, city, state_code)
    select place.pincode, place.city, states.code
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (pincode text, city text, state text)
    join states on states.title_english = place.state
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}
