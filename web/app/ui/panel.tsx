import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  title: string
  /** At the end of the title's row. */
  action?: ReactNode
  /** Without padding: rows that reach the edges. */
  flush?: boolean
  /** Others on the page have the same title, so it is a group instead of a landmark. */
  repeated?: boolean
  children: ReactNode
}

/** A framed section of a back office page. */
export function Panel({ title, action, flush = false, repeated = false, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id} {...(repeated && { role: 'group' })}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <div className={classes.body} data-flush={flush}>
        {children}
      </div>
    </section>
  )
}
