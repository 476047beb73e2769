import type { ArticleLanguage } from '#contract/content/constants.ts'
import type { ArticleListInput } from './api.ts'

export interface ListQuery {
  search: string
  tag: string
  /** Only articles in Hindi. */
  only: 'hi' | undefined
  page: number
}

/** The list query in an address. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page'))
  const words = (name: string, max: number) => (query.get(name) ?? '').trim().slice(0, max)
  return {
    ...{ search: words('search', 200), tag: words('tag', 40) },
    only: query.get('only') === 'hi' ? 'hi' : undefined,
    page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

export const isWhole = ({ search, tag, only }: ListQuery) => !search && !tag && !only

/** One large and two rows of three; three rows where something is searched for. */
export const askedFor = (query: ListQuery, language: ArticleLanguage): ArticleListInput => ({
  ...(query.search && { search: query.search }),
  ...(query.tag && { tag: query.tag }),
  ...(query.only && { only: query.only }),
  ...{ language, page: query.page, limit: isWhole(query) ? 7 : 9 },
})

export function writeListQuery({ search, tag, only, page }: ListQuery) {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(tag && { tag }),
    ...(only && { only }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
