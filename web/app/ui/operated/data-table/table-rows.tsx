import { useT } from '~/lib/i18n/react.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { SortHeader } from './sort-header.tsx'
import classes from './table-rows.module.css'
import type { Selection } from './use-selection.ts'
import type { Table } from './use-table.ts'

interface TableRowsProps<Row> {
  caption: string
  table: Table<Row>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  selection: Selection<Row> | undefined
}

export function TableRows<Row>({ caption, table, rows, rowKey, rowName, selection }: TableRowsProps<Row>) {
  const t = useT()
  const [first, ...others] = table.columns.filter(({ key }) => table.view.columns.includes(key))
  if (!first) return null
  return (
    <table className={classes.table}>
      <caption className="pm-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selection && <TickAll selection={selection} />}
          {[first, ...others].map((column) => (
            <SortHeader key={column.key} column={column} table={table} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-selected={selection?.has(row)}>
            {selection && (
              <td className={classes.tick}>
                <Checkbox
                  aria-label={t('Select {name}', { name: rowName(row) })}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            )}
            <th scope="row" data-whole={first.whole}>
              {first.cell(row)}
            </th>
            {others.map(({ key, align, whole, cell }) => (
              <td key={key} data-align={align} data-whole={whole}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** While something is selected, the bar above selects all. */
function TickAll<Row>({ selection }: { selection: Selection<Row> }) {
  const t = useT()
  if (selection.rows.length > 0) return <td className={classes.tick} />
  return (
    <th scope="col" className={classes.tick}>
      <Checkbox aria-label={t('Select all on this page')} checked={false} onChange={selection.toggleAll} />
    </th>
  )
}
