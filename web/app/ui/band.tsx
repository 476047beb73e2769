import type { ComponentProps } from 'react'
import classes from './band.module.css'

/** The dark background with its lattice, for the main element at the top of a page. */
export const Band = ({ className, ...section }: ComponentProps<'section'> & { className: string | undefined }) => (
  <section {...section} className={`${classes.band} ${className} pm-on-dark`} />
)
