import type { ReactNode } from 'react'
import { Drawing, type DrawingName, type Tint } from './drawing.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  drawing: DrawingName
  tint?: Tint
  /** The fact. */
  title: string
  /** 1 where nothing else on the page is a heading. */
  headingOrder?: 1 | 2
  /** What will stand here, or what it is good for. */
  children: ReactNode
  /** One way on, seldom two. */
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
