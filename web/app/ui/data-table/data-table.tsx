import { useElementSize } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { BulkBar } from './bulk-bar.tsx'
import classes from './data-table.module.css'
import { HiddenContacts } from './hidden-contacts.tsx'
import { Pager } from './pager.tsx'
import { StackedRows } from './stacked-rows.tsx'
import { NothingFound, NotLoaded, StaleNotice, TableSkeleton } from './states.tsx'
import { TableRows } from './table-rows.tsx'
import { Toolbar } from './toolbar.tsx'
import type { TablePage } from './types.ts'
import { useSelection } from './use-selection.ts'
import type { Table } from './use-table.ts'

/** Below this much for each column that is shown, rows are stacked; the screen's width alone does not tell. */
const COLUMN_PX = 125

export interface DataTableProps<Row> {
  /** What the list holds, for those who cannot see the heading above it. */
  caption: string
  table: Table<Row>
  answer: UseQueryResult<TablePage<Row>>
  rowKey: (row: Row) => string | number
  /** What a person calls the row. */
  rowName: (row: Row) => string
  /** What the search box looks through; without it there is none. */
  searchLabel?: string
  /** Said when there is nothing at all, as apart from nothing that matches. */
  empty: { title: string; text: string }
  /** Buttons for the rows that are ticked; given, every row can be. */
  bulk?: (selected: readonly Row[], clear: () => void) => ReactNode
}

/**
 * The one table of the back office: search, filters, order, pages and columns live in the URL; loading, empty and
 * failed states are its own; where columns have no room side by side, its rows are stacked.
 *
 *   const columns: Column<Person>[] = [
 *     { key: 'name', title: t('Name'), sort: 'name', cell: (p) => <LocalLink to={`/admin/people/${p.id}`}>{p.name}</LocalLink> },
 *     { key: 'state', title: t('State'), stack: 'badge', cell: (p) => <Badge>{t(p.state)}</Badge> },
 *     { key: 'created', title: t('Registered'), sort: 'created', greatestFirst: true, stack: 'meta', cell: … },
 *     { key: 'email', title: t('Email'), optional: true, cell: (p) => p.email },
 *   ]
 *   const filters: Filter[] = [{ kind: 'choice', key: 'type', label: t('Type'), choices: […] }]
 *
 *   const table = useTable({ columns, filters, sort: '-created' })
 *   const answer = useQuery({ ...peopleQuery(api, table.input), placeholderData: keepPreviousData })
 *   return <DataTable caption={t('People')} table={table} answer={answer} rowKey={(p) => p.id} rowName={(p) => p.name} … />
 *
 * `sort` and the keys of filters are the words of the endpoint: `table.input` is what it is asked with. The heading
 * above it is a PageHead, with <TableCount> under the title and <ExportButton> at its end.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, table, answer, rowKey, rowName, searchLabel, empty, bulk } = props
  const t = useT()
  const { ref, width } = useElementSize<HTMLElement>()
  const roomy = (width || globalThis.innerWidth || 0) >= COLUMN_PX * table.view.columns.length
  const rows = answer.data?.data ?? []
  const selection = useSelection(rows, rowKey, table.input)

  return (
    <section ref={ref} className={classes.card} aria-label={caption} aria-busy={answer.isFetching}>
      <p className="pm-visually-hidden" role="status">
        {answer.data && t.count(answer.data.count, '{count} row', '{count} rows')}
      </p>
      <Toolbar table={table} searchLabel={searchLabel} roomy={roomy} width={width} />
      {bulk && roomy && selection.rows.length > 0 && (
        <BulkBar selection={selection}>{bulk(selection.rows, selection.clear)}</BulkBar>
      )}
      <HiddenContacts in={rows} />
      {answer.isError && answer.data && <StaleNotice retry={answer.refetch} />}
      {answer.data ? (
        <div className={classes.rows} data-old={answer.isPlaceholderData}>
          {rows.length === 0 && <NothingFound table={table} empty={empty} />}
          {rows.length > 0 && roomy && (
            <TableRows
              caption={caption}
              table={table}
              rows={rows}
              rowKey={rowKey}
              rowName={rowName}
              selection={bulk && selection}
            />
          )}
          {rows.length > 0 && !roomy && <StackedRows caption={caption} table={table} rows={rows} rowKey={rowKey} />}
        </div>
      ) : answer.isError ? (
        <NotLoaded error={answer.error} retry={answer.refetch} />
      ) : (
        <TableSkeleton columns={table.view.columns.length} rows={table.view.limit} retry={answer.refetch} />
      )}
      {answer.data && answer.data.count > 0 && <Pager table={table} page={answer.data} />}
    </section>
  )
}
