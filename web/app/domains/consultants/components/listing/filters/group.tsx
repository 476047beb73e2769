import type { ReactNode } from 'react'
import classes from './group.module.css'

/** One group of filters. */
export const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
