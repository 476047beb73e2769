import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line, pageOf, paging, Text } from '../fields.ts'

const words = {
  quote_english: Line(600),
  quote_hindi: Line(600),
  /** 'Owner, dal mill': a trade, never a name. */
  author_english: Line(80),
  author_hindi: Line(80),
  /** 'Latur, consulted on boilers and steam'. */
  about_english: Text(120),
  about_hindi: Text(120),
  rating: z.int().min(1).max(5),
  published: z.boolean(),
}
const Reason = Line(500)
const Version = z.int().positive()

const Row = z.object({
  id: Id,
  ...words,
  version: z.int(),
  /** Position in the list, from 1; the first is shown large. */
  place: z.int(),
})

const filters = {
  /** Part of a quote or of its author. */
  search: Text(200).optional(),
  /** Whether it is shown to visitors. */
  published: z.enum(['yes', 'no']).optional(),
}

export const listAllTestimonials = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/testimonials',
  summary: 'Lists all testimonials for staff, including hidden ones.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ ...paging, ...filters, sort: z.enum(['place', '-place', 'rating', '-rating']).default('place') }),
  reply: pageOf(Row).extend({ all: z.int() }),
})

export const exportTestimonials = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/testimonials/exports',
  summary: 'Returns a short-lived link to the same list as CSV.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['content'],
  input: z.object(filters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const addTestimonial = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/testimonials',
  summary: 'Adds a testimonial at the end.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ ...words, reason: Reason }),
  reply: z.object({ testimonial: Row }),
  status: 201,
  message: 'Testimonial added',
})

export const changeTestimonial = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/testimonials/{id}',
  summary: 'Updates a testimonial: its text, position or visibility.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    ...words,
    place: z.int().positive().max(10_000),
    version: Version,
    reason: Reason,
  }),
  ids: { id: 'public' },
  reply: z.object({ testimonial: Row }),
  message: 'Testimonial saved',
  problems: ['not_found', 'stale'],
})
