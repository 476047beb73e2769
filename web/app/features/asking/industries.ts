import { useQuery } from '@tanstack/react-query'
import { megaMenuQuery } from '~/domains/catalogue/api.ts'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'

/** Choices of the industry: those of the consultant, or all that have experts, below their sectors. */
export function useIndustries(asked: Profile | undefined) {
  const t = useT()
  const menu = useQuery({ ...megaMenuQuery(useApi()), enabled: asked === undefined }).data
  const choice = (industry: { id: number; title_english: string; title_hindi: string }) => ({
    value: String(industry.id),
    label: titleOf(industry, t.language),
  })
  if (asked) return asked.industries.map(choice)
  const sectors = menu?.categoryTypes.flatMap((type) => type.sectors) ?? []
  return sectors.flatMap((sector) => {
    const items = sector.industries.filter((one) => one.consultantsCount > 0).map(choice)
    return items.length > 0 ? [{ group: titleOf(sector, t.language), items }] : []
  })
}
