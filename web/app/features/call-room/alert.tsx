import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon.tsx'
import classes from './alert.module.css'

/** Something was refused or failed; announced at once. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <p className={classes.alert} role="alert">
    <Icon name="alert-circle" />
    <span>{children}</span>
  </p>
)
