import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'

/** A customer quote that we may publish, in both languages. Authors are identified by trade and place, not by name. */
const Testimonial = z.object({
  id: Id,
  quote_english: z.string(),
  quote_hindi: z.string(),
  /** 'Owner, dal mill'. */
  author_english: z.string(),
  author_hindi: z.string(),
  /** 'Latur, consulted on boilers and steam'. */
  about_english: z.string(),
  about_hindi: z.string(),
  rating: z.int(),
})

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/web/v1/testimonials',
  summary: 'Lists customer testimonials in the order chosen by staff.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ testimonials: z.array(Testimonial) }),
})
