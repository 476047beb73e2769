import type { ReactNode } from 'react'
import { Drawing, type DrawingName, type Tint } from './drawing.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  drawing: DrawingName
  tint?: Tint
  /** The fact. */
  title: string
  /** What will stand here, or what it is good for. */
  children: ReactNode
  /** One way on, seldom two. */
  actions?: ReactNode
}

export function EmptyState({ drawing, tint = 'a', title, children, actions }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      <Drawing name={drawing} tint={tint} />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{children}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  )
}
