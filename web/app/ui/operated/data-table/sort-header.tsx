import { Icon } from '~/ui/icon.tsx'
import classes from './table-rows.module.css'
import type { Column } from './types.ts'
import type { Table } from './use-table.ts'

/** A heading that sorts when pressed, and shows the current order. */
export function SortHeader({ column, table }: { column: Column<never>; table: Table<never> }) {
  const { title, sort, greatestFirst, align } = column
  if (!sort) {
    return (
      <th scope="col" data-align={align}>
        {title}
      </th>
    )
  }
  const { view, change } = table
  const order = view.sort === sort ? 'ascending' : view.sort === `-${sort}` ? 'descending' : undefined
  const next = order ? (order === 'ascending' ? `-${sort}` : sort) : greatestFirst ? `-${sort}` : sort
  return (
    <th scope="col" data-align={align} aria-sort={order ?? 'none'}>
      <button type="button" className={classes.sort} onClick={() => change({ sort: next })}>
        {title}
        <Icon
          name={order === 'ascending' ? 'arrow-up' : order ? 'arrow-down' : 'selector'}
          size={16}
          data-on={Boolean(order)}
        />
      </button>
    </th>
  )
}
