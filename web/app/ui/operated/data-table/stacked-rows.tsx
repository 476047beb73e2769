import { Fragment } from 'react'
import classes from './stacked-rows.module.css'
import type { Column } from './types.ts'
import type { Table } from './use-table.ts'

interface StackedRowsProps<Row> {
  caption: string
  table: Table<Row>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Rows on a small screen: name and status on top, the rest below; one tap opens it. */
export function StackedRows<Row>({ caption, table, rows, rowKey }: StackedRowsProps<Row>) {
  const columns = table.columns.filter(({ key }) => table.view.columns.includes(key))
  const first = columns[0]
  const at = (place: NonNullable<Column<Row>['stack']>) => columns.filter(({ stack }) => stack === place)
  const cells = (row: Row, some: readonly Column<Row>[]) =>
    some
      .map(({ key, title, align, titled, cell }) => ({
        key,
        label: (align || titled) && `${title}: `,
        shown: cell(row),
      }))
      .filter(({ shown }) => shown !== null && shown !== '')
  return (
    <ul className={classes.list} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes.row}>
          <div className={classes.top}>
            <div className={classes.title}>{first?.cell(row)}</div>
            {cells(row, at('badge')).map(({ key, shown }) => (
              <Fragment key={key}>{shown}</Fragment>
            ))}
          </div>
          {cells(row, at('line')).map(({ key, shown }) => (
            <div key={key}>{shown}</div>
          ))}
          <div className={classes.bottom}>
            <div className={classes.meta}>
              {cells(row, at('meta')).map(({ key, label, shown }) => (
                <span key={key}>
                  {/* A number says nothing without the title of its column. */}
                  {label}
                  {shown}
                </span>
              ))}
            </div>
            {cells(row, at('amount')).map(({ key, shown }) => (
              <div key={key} className={classes.amount}>
                {shown}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
