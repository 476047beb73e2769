import { type ComponentType, lazy } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps, useLocation } from 'react-router'
import type { Area } from './areas.ts'
import { languageOf, localPath } from './language.ts'
import { loadArea } from './load.ts'
import { translator } from './texts.ts'

export const useLanguage = () => languageOf(useLocation().pathname)
export const useT = () => translator(useLanguage())

/** A link that stays in the reader's language. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={localPath(to, useLanguage())} {...rest} />
}
export function LocalNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink to={localPath(to, useLanguage())} {...rest} />
}

/** A component that comes when it is needed, together with its Hindi. */
export function lazyWithTexts<P extends object>(area: Area, load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), languageOf(window.location.pathname) === 'hi' && loadArea(area)])
    return { default: component }
  })
}
