import type { Db } from '#server/platform/db/db.ts'

const SHOWN = 12

export const publishedTestimonials = (db: Db) =>
  db
    .selectFrom('testimonials')
    .select([
      'id',
      'quote_english',
      'quote_hindi',
      'author_english',
      'author_hindi',
      'about_english',
      'about_hindi',
      'rating',
    ])
    .where('published', 'is', true)
    .orderBy('position')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
