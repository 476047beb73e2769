import { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import type { ExpertQuery } from '~/domains/talks/api.ts'
import { SORTS } from '~/domains/talks/components/expert-filters.tsx'
import type { Segment } from '~/domains/talks/paths.ts'

const SHOWN = 24

/** Reads the query from the address. */
export function readQuery(segment: Segment, query: URLSearchParams): ExpertQuery & { page: number } {
  const language = CONSULTING_LANGUAGES.find((code) => code === query.get('language'))
  const sort = SORTS.find((one) => one === query.get('sort'))
  const page = Number(query.get('page'))
  return {
    segment,
    limit: SHOWN,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(language && { language }),
    ...(sort && { sort }),
  }
}
