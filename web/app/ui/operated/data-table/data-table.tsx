import { useElementSize } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
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
import { ViewsSlot } from './views-slot.ts'

/** Below this width per visible column, rows are stacked; the screen's width alone does not decide. */
const COLUMN_PX = 125

export interface DataTableProps<Row> {
  /** What the list contains, for screen readers. */
  caption: string
  table: Table<Row>
  answer: UseQueryResult<TablePage<Row>>
  rowKey: (row: Row) => string | number
  /** Accessible name of the row. */
  rowName: (row: Row) => string
  /** Label of the search box; without it there is none. */
  searchLabel?: string
  /** Shown when there are no rows at all, as opposed to none that match. */
  empty: { title: string; text: string }
  /** Bulk actions; if given, rows can be selected. */
  bulk?: (selected: readonly Row[], clear: () => void) => ReactNode
}

/**
 * The table of all back office lists. Search, filters, order, page and columns are in the URL; it renders its own
 * loading, empty and error states, and stacks its rows where the columns do not fit side by side.
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
 * `sort` and the filter keys are those of the endpoint: `table.input` is its input. The heading above it is a PageHead,
 * with <TableCount> below the title and <ExportButton> at its end.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, table, answer, rowKey, rowName, searchLabel, empty, bulk } = props
  const t = useT()
  const { ref, width } = useElementSize<HTMLElement>()
  const roomy = (width || globalThis.innerWidth || 0) >= COLUMN_PX * table.view.columns.length
  const rows = answer.data?.data ?? []
  const selection = useSelection(rows, rowKey, table.input)
  const Views = use(ViewsSlot)

  return (
    <div className={classes.whole}>
      {Views && <Views />}
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
    </div>
  )
}
