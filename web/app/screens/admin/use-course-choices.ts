import { useQuery } from '@tanstack/react-query'
import { treeQuery } from '~/domains/catalogue/editing/api.ts'
import type { FactsChoices } from '~/domains/learning/staff/facts-form.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { drawingWords, tintWords } from '~/ui/operated/cover/words.ts'

/** Industries and covers to choose from; undefined while they load. */
export function useCourseChoices(): FactsChoices | undefined {
  const { language } = useT()
  const { data } = useQuery(treeQuery(useApi()))
  if (!data) return undefined
  const sectors = data.categoryTypes.flatMap((type) => type.sectors)
  return {
    industries: sectors.map((sector) => ({
      group: titleOf(sector, language),
      items: sector.industries.map((industry) => ({ value: String(industry.id), label: titleOf(industry, language) })),
    })),
    ...{ drawings: drawingWords, tints: tintWords },
  }
}
