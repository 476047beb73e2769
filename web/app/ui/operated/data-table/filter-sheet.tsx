import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { FilterField } from './filter-field.tsx'
import type { Table } from './use-table.ts'

/** Filters and order on a small screen; each choice is applied at once, behind the sheet. */
export function FilterSheet({ table, close }: { table: Table<never>; close: () => void }) {
  const t = useT()
  const orders = table.columns.flatMap(({ title, sort }) =>
    sort
      ? [
          { value: sort, label: t('{column}, ascending', { column: title }) },
          { value: `-${sort}`, label: t('{column}, descending', { column: title }) },
        ]
      : [],
  )
  return (
    <Dialog opened onClose={close} title={t('Filter and sort')}>
      {table.filters.map((filter) => (
        <FilterField key={filter.key} filter={filter} table={table} labelled />
      ))}
      <NativeSelect
        label={t('Sort by')}
        value={table.view.sort}
        data={orders}
        onChange={(event) => table.change({ sort: event.currentTarget.value })}
      />
      <DialogActions>
        <Button variant="default" onClick={table.clear} disabled={!table.narrowed}>
          {t('Clear all')}
        </Button>
        <Button onClick={close}>{t('Show list')}</Button>
      </DialogActions>
    </Dialog>
  )
}
