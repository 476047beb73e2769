import type { ReactNode } from 'react'
import classes from './bottom-bar.module.css'

interface BottomBarProps {
  what: string
  sum: string | undefined
  className?: string | undefined
  /** The button. */
  children: ReactNode
}

/** On a phone the choice, its price and the button stay visible. */
export const BottomBar = ({ what, sum, className = '', children }: BottomBarProps) => (
  <div className={`${classes.bar} ${className}`} data-choice-bar>
    <div className="pm-num">
      <span>{what}</span>
      {sum !== undefined && <strong>{sum}</strong>}
    </div>
    {children}
  </div>
)
