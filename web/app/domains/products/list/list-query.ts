import { PRODUCT_SORTS } from '#contract/products/constants.ts'

export interface ProductFilter {
  search: string
  sort: (typeof PRODUCT_SORTS)[number]
  page: number
}

export const PER_PAGE = 12

export function readProductFilter(query: URLSearchParams): ProductFilter {
  const page = Number(query.get('page'))
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    sort: PRODUCT_SORTS.find((one) => one === query.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

export const askedFor = ({ search, sort, page }: ProductFilter) => ({
  ...(search && { search }),
  ...{ sort, page, limit: PER_PAGE },
})

export function writeProductFilter({ search, sort, page }: ProductFilter) {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
