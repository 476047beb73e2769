import type { listTestimonials } from '#contract/content.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Testimonial = Received<typeof listTestimonials>['testimonials'][number]

export const testimonialsQuery = (api: Api) =>
  apiQuery<typeof listTestimonials>(api, 'GET /api/web/v1/testimonials', {})
