import type { ComponentProps } from 'react'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './button.module.css'

/** Marigold is reserved for joining. */
export const JoinButton = ({ className = '', ...rest }: ComponentProps<typeof PlainButton>) => (
  <PlainButton size="lg" {...rest} className={`${classes.join} ${className}`} />
)
