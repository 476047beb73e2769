import type { ComponentProps } from 'react'
import classes from './enquiry-form.module.css'

/** Programs fill in every field; people neither see nor reach this one. */
export const HiddenField = (props: ComponentProps<'input'>) => (
  <div className={classes.away} aria-hidden="true">
    <input type="text" name="website" tabIndex={-1} autoComplete="off" {...props} />
  </div>
)
