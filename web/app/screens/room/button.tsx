import type { ComponentProps } from 'react'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './button.module.css'

/** Marigold is for going in. */
export const JoinButton = ({ className = '', ...rest }: ComponentProps<typeof PlainButton>) => (
  <PlainButton size="lg" {...rest} className={`${classes.join} ${className}`} />
)
