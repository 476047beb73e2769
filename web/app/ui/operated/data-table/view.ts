import { PAGE_LIMIT_DEFAULT } from '#contract/constants.ts'
import type { Column, Filter, TableInput, TableView } from './types.ts'

export const PAGE_LIMITS = [PAGE_LIMIT_DEFAULT, 25, 50, 100] as const
const ID = /^[1-9]\d{0,14}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What a table can show; unknown values in a URL are ignored. */
export interface TableShape {
  columns: readonly Pick<Column<never>, 'key' | 'sort' | 'optional'>[]
  filters: readonly Filter[]
  /** Initial order. */
  sort: string
}

export const keysOf = (filter: Filter) => (filter.kind === 'days' ? [filter.from, filter.to] : [filter.key])

function accepted(filter: Filter, value: string) {
  if (filter.kind === 'choice') return filter.choices.some((choice) => choice.value === value)
  if (filter.kind === 'days') return DAY.test(value)
  if (filter.kind === 'fixed') return ID.test(value)
  return value.trim() !== '' && (filter.pattern?.test(value) ?? true)
}

const sortsOf = ({ columns }: TableShape) => columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []))
const columnsFromTheStart = ({ columns }: TableShape) =>
  columns.filter(({ optional }) => !optional).map(({ key }) => key)

export function readView(query: URLSearchParams, shape: TableShape): TableView {
  const filters = shape.filters.flatMap((filter) =>
    keysOf(filter).flatMap((key) => {
      const value = query.get(key)
      return value !== null && accepted(filter, value) ? [[key, value] as const] : []
    }),
  )
  const wanted = query.get('columns')?.split(',')
  const [first, ...others] = shape.columns.map(({ key }) => key)
  const page = Number(query.get('page'))
  const limit = Number(query.get('limit'))
  const sort = query.get('sort')
  return {
    search: query.get('search')?.trim() ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: PAGE_LIMITS.find((known) => known === limit) ?? PAGE_LIMIT_DEFAULT,
    sort: sort && sortsOf(shape).includes(sort) ? sort : shape.sort,
    filters: Object.fromEntries(filters),
    columns: wanted && first ? [first, ...others.filter((key) => wanted.includes(key))] : columnsFromTheStart(shape),
  }
}

/** The query of a view: defaults are left out, and other parameters stay. */
export function writeView(view: TableView, shape: TableShape, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  const set = (key: string, value: string, standard = '') => {
    if (value === standard) next.delete(key)
    else next.set(key, value)
  }
  set('search', view.search)
  set('sort', view.sort, shape.sort)
  set('page', String(view.page), '1')
  set('limit', String(view.limit), String(PAGE_LIMIT_DEFAULT))
  set('columns', view.columns.join(), columnsFromTheStart(shape).join())
  for (const key of shape.filters.flatMap(keysOf)) set(key, view.filters[key] ?? '')
  return next
}

export const inputOf = ({ search, page, limit, sort, filters }: TableView): TableInput => ({
  ...filters,
  ...(search && { search }),
  page,
  limit,
  sort,
})
