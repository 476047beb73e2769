import type { Db } from '#server/platform/db/db.ts'

export const placeOf = (db: Db, pincode: string) =>
  db
    .selectFrom('pincodes')
    .innerJoin('states', 'states.code', 'pincodes.state_code')
    .select(['pincodes.city', 'states.title_english as state'])
    .where('pincode', '=', pincode)
    .executeTakeFirst()
