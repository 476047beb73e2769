import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import classes from './icon-button.module.css'
import type { IconName } from './icon-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** Accessible name: an icon alone has none. */
  label: string
}

/** A quiet icon button with a large touch target. */
export const IconButton = ({ icon, label, className = '', ...rest }: IconButtonProps) => (
  <button type="button" className={`${classes.button} ${className}`} aria-label={label} {...rest}>
    <Icon name={icon} size={24} />
  </button>
)
