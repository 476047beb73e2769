import type { ReactNode } from 'react'
import classes from './cover.module.css'

interface CoverProps {
  title: string
  /** Whose side it is, and what stands still meanwhile. */
  children: ReactNode
  turning?: boolean
  actions?: ReactNode
}

/** Lies over the picture only: chat, notes and the way out stay in reach. It is said aloud by whoever says all of it. */
export const Cover = ({ title, children, turning = false, actions }: CoverProps) => (
  <div className={classes.cover}>
    {turning && <span className={classes.turning} aria-hidden="true" />}
    <h2>{title}</h2>
    <div className={classes.text}>{children}</div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </div>
)
