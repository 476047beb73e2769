import type { ReactNode } from 'react'
import classes from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** One line below the title. */
  children?: ReactNode
  /** The action of the page, at the end of the row. */
  action?: ReactNode
}

export function PageHead({ title, children, action }: PageHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {children && <p className={classes.line}>{children}</p>}
      </div>
      {action}
    </div>
  )
}
