import type { Tx } from '#server/platform/db/db.ts'
import { demoBanners } from './content/banners.ts'
import { demoTestimonials } from './content/testimonials.ts'

export async function writeContent(tx: Tx, now: Date) {
  await tx
    .insertInto('testimonials')
    .values(demoTestimonials.map((testimonial, index) => ({ ...testimonial, position: index + 1 })))
    .execute()
  await tx
    .insertInto('banners')
    .values(demoBanners(now).map((banner, index) => ({ ...banner, position: index + 1, updated_at: now })))
    .execute()
}
