import type { TalkListQuery } from './api.ts'

const PER_PAGE = 12
const SORTS = ['newest', 'most_viewed'] as const
export type TalkSort = (typeof SORTS)[number]

export interface ListQuery {
  search: string
  sort: TalkSort
  page: number
}

/** The list query in an address. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page'))
  const sort = SORTS.find((one) => one === query.get('sort')) ?? 'newest'
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    ...{ sort, page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1 },
  }
}

export const askedFor = ({ search, sort, page }: ListQuery): TalkListQuery => ({
  ...(search && { search }),
  ...{ sort, page, limit: PER_PAGE },
})

/** The address of another page of the same list. */
export function writeListQuery({ search, sort, page }: ListQuery) {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
