import type { Db, Tx } from '#server/platform/db/db.ts'

/** A participant of a room; consultants with their profile. */
export const participantById = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.thumbnail',
      'accounts.city',
      'consultants.city as consultantCity',
      'consultants.slug',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
    ])
    .where('accounts.id', '=', id)
    .executeTakeFirstOrThrow()
