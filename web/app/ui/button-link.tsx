import type { ComponentProps, ReactNode } from 'react'
import { LocalLink } from '~/lib/i18n/react.tsx'
import classes from './button-link.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface Look {
  /** filled: the main action of a view; outline: the second; plain: the third. */
  variant?: 'filled' | 'outline' | 'plain'
  size?: 'md' | 'lg'
  icon?: IconName
  children: ReactNode
}

const looks = ({ variant = 'filled', size = 'md' }: Look, className = '') => ({
  className: `${classes.button} ${className}`,
  'data-variant': variant,
  'data-size': size,
})

const inside = ({ icon, children }: Look) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </>
)

type LinkProps = Look & { to: string } & ComponentProps<'a'>

/** A link that looks like a button. External addresses and tel: links are plain anchors. */
export function ButtonLink({ to, variant, size, icon, children, className, ...rest }: LinkProps) {
  const look = { variant: variant ?? 'filled', size: size ?? 'md', children, ...(icon && { icon }) } as const
  if (!to.startsWith('/')) {
    return (
      <a href={to} {...looks(look, className)} {...rest}>
        {inside(look)}
      </a>
    )
  }
  return (
    <LocalLink to={to} {...looks(look, className)} {...rest}>
      {inside(look)}
    </LocalLink>
  )
}

/** The same look for a button; for pages that should not load Mantine for one button. */
export function PlainButton({ variant, size, icon, children, className, ...rest }: Look & ComponentProps<'button'>) {
  const look = { variant: variant ?? 'filled', size: size ?? 'md', children, ...(icon && { icon }) } as const
  return (
    <button type="button" {...looks(look, className)} {...rest}>
      {inside(look)}
    </button>
  )
}
