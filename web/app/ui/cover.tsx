import type { ReactNode } from 'react'
import classes from './cover.module.css'
import type { DrawingName, Tint } from './drawing.tsx'
import sheet from './drawings.svg?url'

interface CoverProps {
  drawing: DrawingName
  tint: Tint
  /** A word on its corner, such as a length. */
  children?: ReactNode
}

/** The picture of what has no photograph: a tint with its jali, and an ink drawing in a pale arch, in every scheme the same. Decoration. */
export function Cover({ drawing, tint, children }: CoverProps) {
  return (
    <span className={classes.cover} data-mantine-color-scheme="light" style={{ background: `var(--pm-tint-${tint})` }}>
      <svg className={classes.drawing} viewBox="0 0 140 124" aria-hidden="true" focusable="false">
        <use href={`${sheet}#arch`} className={classes.arch} />
        <use href={`${sheet}#${drawing}`} />
      </svg>
      {children && <span className={classes.corner}>{children}</span>}
    </span>
  )
}
