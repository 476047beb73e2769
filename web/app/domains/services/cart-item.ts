import type { Received } from '#contract/endpoint.ts'
import type { listConsultantServices } from '#contract/services/endpoints.ts'

type Service = Received<typeof listConsultantServices>['data'][number]

/** A service as a cart item. */
export const cartItemOf = ({ id, industry_type, sector }: Pick<Service, 'id' | 'industry_type' | 'sector'>) => ({
  id,
  type: 'service' as const,
  industry_type,
  sub_category_id: sector.id,
})
