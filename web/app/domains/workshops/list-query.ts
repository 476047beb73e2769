import { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import { WORKSHOP_PLACES } from '#contract/workshops/constants.ts'
import type { ListInput } from './api.ts'

const PER_PAGE = 20

/** The filters in an address; what it does not know is ignored. */
export function readFilters(query: URLSearchParams): ListInput {
  const page = Number(query.get('page'))
  const place = WORKSHOP_PLACES.find((one) => one === query.get('place'))
  const language = CONSULTING_LANGUAGES.find((one) => one === query.get('language'))
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0]
  const city = (query.get('city') ?? '').trim().slice(0, 80)
  return {
    ...(place && { place }),
    ...(city && place !== 'online' && { city }),
    ...(month && { month }),
    ...(language && { language }),
    page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
    limit: PER_PAGE,
  }
}

export const isFiltered = ({ place, city, month, language }: ListInput) => Boolean(place || city || month || language)

/** The address of another page of the same list. */
export function writeFilters({ place, city, month, language }: ListInput, page: number) {
  const query = new URLSearchParams({
    ...(place && { place }),
    ...(city && { city }),
    ...(month && { month }),
    ...(language && { language }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
