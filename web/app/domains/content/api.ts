import { useQuery } from '@tanstack/react-query'
import type { listTestimonials } from '#contract/content/endpoints.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, areaState, useApi } from '~/lib/query.tsx'

export type Testimonial = Received<typeof listTestimonials>['testimonials'][number]

export const testimonialsQuery = (api: Api) =>
  apiQuery<typeof listTestimonials>(api, 'GET /api/web/v1/testimonials', {})

/** SPEC's testimonials area: the list, and whether it was fetched. */
export function useTestimonials() {
  const result = useQuery(testimonialsQuery(useApi()))
  return { testimonials: result.data?.testimonials ?? [], ...areaState(result) }
}
