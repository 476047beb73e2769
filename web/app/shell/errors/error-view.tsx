import type { ReactNode } from 'react'
import { Drawing, type DrawingName, type Tint } from '~/ui/drawing.tsx'
import classes from './error-view.module.css'

interface ErrorViewProps {
  drawing: DrawingName
  tint: Tint
  title: string
  /** What is safe, and what to do. */
  children: ReactNode
  actions: ReactNode
  /** The code, for the help desk. */
  meta?: string
}

export function ErrorView({ drawing, tint, title, children, actions, meta }: ErrorViewProps) {
  return (
    <div className={classes.view}>
      <Drawing name={drawing} tint={tint} size="lg" />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      <div className={classes.actions}>{actions}</div>
      {meta && <p className={classes.meta}>{meta}</p>}
    </div>
  )
}
