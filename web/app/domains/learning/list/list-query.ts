import type { Sent } from '#contract/endpoint.ts'
import { COURSE_SORTS } from '#contract/learning/constants.ts'
import type { listCourses } from '#contract/learning/endpoints.ts'

type CourseSort = (typeof COURSE_SORTS)[number]

export interface CourseFilter {
  search: string
  /** Slug of a sector. */
  sector: string
  isHindi: boolean
  isShort: boolean
  sort: CourseSort
  /** How many pages are shown below each other. */
  page: number
}

/** What counts as short, in hours. */
export const SHORT_HOURS = 3
const PER_PAGE = 12
const PAGES_MAX = 8

export function readCourseFilter(query: URLSearchParams): CourseFilter {
  const page = Number(query.get('page'))
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    sector: (query.get('sector') ?? '').slice(0, 120),
    isHindi: query.get('language') === 'hi',
    isShort: query.get('maxHours') === String(SHORT_HOURS),
    sort: COURSE_SORTS.find((one) => one === query.get('sort')) ?? 'popular',
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, PAGES_MAX) : 1,
  }
}

/** As many pages as are shown are one request, so that the address brings the same list back. */
export const askedFor = (filter: CourseFilter): Sent<typeof listCourses> => ({
  ...(filter.search && { search: filter.search }),
  ...(filter.sector && { sector: filter.sector }),
  ...(filter.isHindi && { language: 'hi' }),
  ...(filter.isShort && { maxHours: SHORT_HOURS }),
  ...{ sort: filter.sort, page: 1, limit: PER_PAGE * filter.page },
})

export function writeCourseFilter(filter: CourseFilter) {
  const query = new URLSearchParams({
    ...(filter.search && { search: filter.search }),
    ...(filter.sector && { sector: filter.sector }),
    ...(filter.isHindi && { language: 'hi' }),
    ...(filter.isShort && { maxHours: String(SHORT_HOURS) }),
    ...(filter.sort !== 'popular' && { sort: filter.sort }),
    ...(filter.page > 1 && { page: String(filter.page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

export const isFiltered = ({ search, sector, isHindi, isShort }: CourseFilter) =>
  Boolean(search || sector || isHindi || isShort)

export const hasMore = (count: number, { page }: CourseFilter) => page < PAGES_MAX && count > PER_PAGE * page
