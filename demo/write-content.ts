import type { Tx } from '#server/platform/db/db.ts'
import { demoTestimonials } from './content/testimonials.ts'

export async function writeContent(tx: Tx) {
  await tx
    .insertInto('testimonials')
    .values(demoTestimonials.map((testimonial, index) => ({ ...testimonial, position: index + 1 })))
    .execute()
}
