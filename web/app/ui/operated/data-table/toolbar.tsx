import { lazy, Suspense, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { FilterField } from './filter-field.tsx'
import { SearchBox } from './search-box.tsx'
import classes from './toolbar.module.css'
import type { Table } from './use-table.ts'
import { keysOf } from './view.ts'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

interface ToolbarProps {
  table: Table<never>
  searchLabel: string | undefined
  roomy: boolean
  /** Of the table; 0 before it is measured. */
  width: number
}

/** Width the search needs for its placeholder, and each field beside it. */
const SEARCH_PX = 300
const FIELD_PX = 134

/** Search and filters in a row; on a small screen the filters are in a sheet. */
export function Toolbar({ table, searchLabel, roomy, width }: ToolbarProps) {
  const t = useT()
  const tight = width > 0 && width < SEARCH_PX + FIELD_PX * table.filters.filter(({ kind }) => kind !== 'fixed').length
  return (
    <search className={classes.bar} data-tight={tight} aria-label={t('Search and filters')}>
      {searchLabel && <SearchBox label={searchLabel} value={table.view.search} change={table.change} />}
      {roomy ? (
        <>
          {table.filters.map((filter) => (
            <FilterField key={filter.key} filter={filter} table={table} labelled={false} />
          ))}
          <ColumnPicker table={table} />
          {table.narrowed && (
            <Button variant="subtle" onClick={table.clear}>
              {t('Clear')}
            </Button>
          )}
        </>
      ) : (
        <>
          {table.filters
            .filter(({ kind }) => kind === 'fixed')
            .map((filter) => (
              <FilterField key={filter.key} filter={filter} table={table} labelled={false} />
            ))}
          <FilterButton table={table} />
        </>
      )}
    </search>
  )
}

function FilterButton({ table }: { table: Table<never> }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const active = table.filters.filter((filter) => keysOf(filter).some((key) => table.view.filters[key])).length
  return (
    <>
      <Button variant="default" leftSection={<Icon name="adjustments-horizontal" />} onClick={() => setOpened(true)}>
        {active > 0 ? t('Filter and sort ({count})', { count: active }) : t('Filter and sort')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <FilterSheet table={table} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
