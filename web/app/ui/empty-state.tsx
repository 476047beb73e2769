import type { ReactNode } from 'react'
import { Drawing, type DrawingName, type Tint } from './drawing.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  drawing: DrawingName
  tint?: Tint
  /** The fact. */
  title: string
  /** 1 if nothing else on the page is a heading. */
  headingOrder?: 1 | 2
  /** What will be shown here, or what it is for. */
  children: ReactNode
  /** One next step, seldom two. */
  actions?: ReactNode
}

export function EmptyState({ drawing, tint = 'a', title, headingOrder = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${headingOrder}` as const
  return (
    <section className={classes.empty}>
      <Drawing name={drawing} tint={tint} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{children}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  )
}
