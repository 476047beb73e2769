import type { Db, Tx } from '#server/platform/db.ts'

/** Somebody in a room; consultants with what their profile says. */
export const personBy = (db: Db | Tx, id: number) =>
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
