import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import classes from './security.module.css'

interface RowProps {
  icon: IconName
  title: string
  meta: ReactNode
  action?: ReactNode
}

/** One row of a card: what it is, details, action. */
export function Row({ icon, title, meta, action }: RowProps) {
  return (
    <li className={classes.row}>
      <Icon name={icon} size={24} className={classes.icon} />
      <span className={classes.words}>
        <strong>{title}</strong>
        <span className={classes.meta}>{meta}</span>
      </span>
      {action}
    </li>
  )
}
