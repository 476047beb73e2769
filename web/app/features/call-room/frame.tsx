import type { ComponentProps } from 'react'
import classes from './frame.module.css'

interface RoomFrameProps extends ComponentProps<'div'> {
  /** A call fills the window; only its panels scroll. */
  filled?: boolean
}

/** Always in the dark scheme. */
export const RoomFrame = ({ filled = false, className = '', ...rest }: RoomFrameProps) => (
  <div
    {...rest}
    className={`${classes.frame} ${className}`}
    data-filled={filled}
    data-room=""
    data-mantine-color-scheme="dark"
  />
)
