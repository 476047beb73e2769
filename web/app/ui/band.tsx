import type { ComponentProps } from 'react'
import classes from './band.module.css'

/** The dark ground with its lattice, for the one thing a page begins with. */
export const Band = ({ className, ...section }: ComponentProps<'section'> & { className: string | undefined }) => (
  <section {...section} className={`${classes.band} ${className} pm-on-dark`} />
)
