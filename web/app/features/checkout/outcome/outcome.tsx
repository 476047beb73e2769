import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '~/lib/focus.ts'
import { Drawing, type DrawingName, type Tint } from '~/ui/drawing.tsx'
import classes from './outcome.module.css'

interface OutcomeProps {
  drawing: DrawingName
  tint: Tint
  title: string
  /** What is safe and what comes next. */
  line: ReactNode
  /** Announced by screen readers when the status changes. */
  live?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/** Result of a payment: a drawing, the status and the next step. */
export function Outcome({ drawing, tint, title, line, live = false, actions, children }: OutcomeProps) {
  // The gateway returns by a full page load, after which the focus is on the body.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading()
  }, [])
  return (
    <div className={classes.outcome}>
      <div className={classes.head} {...(live && { role: 'status' })}>
        <div className={classes.drawing} data-drawing={drawing}>
          <Drawing name={drawing} tint={tint} size="lg" />
        </div>
        <h1>{title}</h1>
        <p>{line}</p>
      </div>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
