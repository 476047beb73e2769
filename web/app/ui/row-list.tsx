import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import classes from './row-list.module.css'

export interface ListedRow {
  key: string | number
  /** A picture in place of the icon. */
  picture?: ReactNode
  icon?: IconName
  title: ReactNode
  meta?: ReactNode
  /** At the end of the row. */
  end?: ReactNode
}

interface RowListProps {
  rows: readonly ListedRow[]
  /** Shown when there are none. */
  empty: string
}

/** A few rows inside a Panel, without search or sorting. */
export function RowList({ rows, empty }: RowListProps) {
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <ul className={classes.list}>
      {rows.map(({ key, picture, icon, title, meta, end }) => (
        <li key={key}>
          {picture ?? (icon && <Icon name={icon} />)}
          <div className={classes.words}>
            <div>{title}</div>
            {meta && <div className={classes.meta}>{meta}</div>}
          </div>
          {end}
        </li>
      ))}
    </ul>
  )
}
