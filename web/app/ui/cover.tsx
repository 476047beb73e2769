import type { ReactNode } from 'react'
import classes from './cover.module.css'
import type { DrawingName, Tint } from './drawing.tsx'
import sheet from './drawings.svg?url'

interface CoverProps {
  drawing: DrawingName
  tint: Tint
  /** A label in its corner, such as a duration. */
  children?: ReactNode
}

/**
 * A cover for items without a photo: a tinted lattice and an ink drawing in a pale arch, the same in every scheme.
 * Decorative.
 */
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
