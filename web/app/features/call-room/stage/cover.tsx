import type { ReactNode } from 'react'
import classes from './cover.module.css'

interface CoverProps {
  title: string
  /** Which side it is, and what is paused meanwhile. */
  children: ReactNode
  turning?: boolean
  actions?: ReactNode
}

/** Covers only the video: chat, notes and Leave stay reachable. LiveRegion announces it. */
export const Cover = ({ title, children, turning = false, actions }: CoverProps) => (
  <div className={classes.cover}>
    {turning && <span className={classes.turning} aria-hidden="true" />}
    <h2>{title}</h2>
    <div className={classes.text}>{children}</div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </div>
)
