import type { Db } from '#server/platform/db/db.ts'

/** The card data of a listed consultant. */
export const listedBySlug = (db: Db, slug: string) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select([
      'consultants.id',
      'accounts.name',
      'accounts.thumbnail',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      'consultants.city',
      'consultants.experience_years as experienceYears',
    ])
    .where('consultants.slug', '=', slug)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('consultant_industries')
          .select('consultant_id')
          .whereRef('consultant_industries.consultant_id', '=', 'consultants.id')
          .where('listed', 'is', true),
      ),
    )
    .executeTakeFirst()
