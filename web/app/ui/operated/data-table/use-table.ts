import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Column, Filter, TableInput, TableView } from './types.ts'
import { inputOf, keysOf, readView, writeView } from './view.ts'

export interface TableOptions<Row> {
  /** The first one names the row and is always shown. */
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  /** Initial order, as the endpoint's sort key: '-created' puts the newest on top. */
  sort: string
}

export interface Table<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  view: TableView
  /** Input of the endpoint. */
  input: TableInput
  /** The same without paging and order, for an export. */
  request: TableInput
  narrowed: boolean
  /** Changes the view; a filtered or differently sorted list restarts at its first page. */
  change: (changes: Partial<TableView>, how?: { replace: boolean }) => void
  setFilter: (changes: Record<string, string>) => void
  clear: () => void
  /** The address of another page of the same view. */
  pageHref: (page: number) => string
}

/** State of a table, all of it in the URL: a view can be shared, and Back works. */
export function useTable<Row>({ columns, filters = [], sort }: TableOptions<Row>): Table<Row> {
  const [address, setAddress] = useSearchParams()
  const { key } = useLocation()
  // A navigation takes a moment: until it completes, the choice is shown already. Back returns to the previous view.
  const [ahead, setAhead] = useState<{ at: string; query: URLSearchParams } | null>(null)
  if (ahead && ahead.at !== key) setAhead(null)
  const query = ahead?.at === key ? ahead.query : address
  const shape = { columns, filters, sort }
  const view = readView(query, shape)
  const queryFor = (changes: Partial<TableView>) => writeView({ ...view, page: 1, ...changes }, shape, query)

  const change: Table<Row>['change'] = (changes, how) => {
    const next = queryFor(changes)
    setAhead({ at: key, query: next })
    setAddress(next, { preventScrollReset: true, replace: how?.replace ?? false })
  }
  const serialised = JSON.stringify(inputOf(view))
  const input = useMemo<TableInput>(() => JSON.parse(serialised), [serialised])
  const { page: _page, limit: _limit, sort: _sort, ...request } = input

  return {
    columns,
    filters,
    view,
    input,
    request,
    narrowed: view.search !== '' || filters.flatMap(keysOf).some((key) => view.filters[key]),
    change,
    setFilter: (changes) => change({ filters: { ...view.filters, ...changes } }),
    clear: () => change({ search: '', filters: {} }),
    pageHref: (page) => `?${queryFor({ page })}`,
  }
}
