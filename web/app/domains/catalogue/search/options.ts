import { titleOf } from '~/lib/titles.ts'
import { industryPath } from '../api.ts'
import type { Found, FoundConsultant, FoundIndustry, FoundProduct, FoundService } from './api.ts'
import type { RecentSearch } from './recent.ts'

export type SearchOption = { to: string; text: string } & (
  | { kind: 'industry'; industry: FoundIndustry }
  | { kind: 'consultant'; consultant: FoundConsultant }
  | { kind: 'product'; product: FoundProduct }
  | { kind: 'service'; service: FoundService }
  | { kind: 'recent' }
)

/** All options in display order. */
export function optionsOf(
  found: Found | undefined,
  { language, typeId, recent }: { language: 'en' | 'hi'; typeId?: number | undefined; recent: readonly RecentSearch[] },
): SearchOption[] {
  if (!found) return recent.map(({ to, text }) => ({ kind: 'recent', to, text }))
  const ofType = found.data.filter(({ categoryTypeId }) => categoryTypeId === typeId)
  // Results of another type are better than none: each row names its type.
  const industries = ofType.length > 0 ? ofType : found.data
  return [
    ...industries.map((industry) => ({
      kind: 'industry' as const,
      industry,
      to: industryPath(industry.categoryTypeId, industry.subCategory.slug, industry.id),
      text: titleOf(industry, language),
    })),
    ...found.consultants.map((consultant) => ({
      kind: 'consultant' as const,
      consultant,
      to: `/consultants/${consultant.slug}`,
      text: consultant.name,
    })),
    ...found.services.map((service) => ({
      kind: 'service' as const,
      service,
      to: `/service/${service.id}`,
      text: titleOf(service, language),
    })),
    ...found.products.map((product) => ({
      kind: 'product' as const,
      product,
      to: `/products/${product.id}`,
      text: titleOf(product, language),
    })),
  ]
}
