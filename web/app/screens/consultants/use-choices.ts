import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { placeQuery, sectorsQuery, typesQuery } from '~/domains/catalogue/api.ts'
import type { Choices } from '~/domains/consultants/components/listing/filters/types.ts'
import { sectorCountsQuery } from '~/domains/consultants/listing/api.ts'
import type { Filters } from '~/domains/consultants/listing/filters.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'

/** A choice is shown at once; its title comes with the list. */
const idIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined)

/** Catalogue entries to choose from with these filters; sector counts are for the filters shown. */
export function useChoices(filters: Filters, shown: Filters): Choices {
  const { language } = useT()
  const api = useApi()
  const types = useQuery(typesQuery(api)).data?.categoryTypes ?? []
  const sectors = useQuery(sectorsQuery(api)).data?.sectors ?? []
  const place = useQuery(placeQuery(api, filters)).data
  const counting = sectorCountsQuery(api, shown)
  const counted = useQuery({ ...counting, placeholderData: keepPreviousData }).data?.sectors
  const countOf = (sector: { id: number; consultantsCount: number }) => {
    if (!counting.enabled) return formatCount(sector.consultantsCount)
    const found = counted?.find(({ id }) => id === sector.id)
    if (!found) return counted && '0'
    return found.countIsExact ? formatCount(found.count) : found.count > 0 ? `${formatCount(found.count)}+` : undefined
  }
  const typeId = place?.type?.id
  return {
    types: types.map((type) => ({ id: type.id, title: titleOf(type, language) })),
    sectors: sectors
      .filter(({ categoryTypeId }) => typeId === undefined || categoryTypeId === typeId)
      .sort((a, b) => b.consultantsCount - a.consultantsCount)
      .map((sector) => ({
        slug: sector.slug,
        title: titleOf(sector, language),
        count: countOf(sector),
        typeId: sector.categoryTypeId,
      })),
    industries: (place?.industries ?? []).map((industry) => ({ id: industry.id, title: titleOf(industry, language) })),
    chosen: place
      ? { typeId, sectorSlug: place.sector?.slug, industryId: place.industry?.id }
      : { typeId: idIn(filters.consultant), sectorSlug: filters.sector, industryId: idIn(filters.industry) },
  }
}
