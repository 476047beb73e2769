import { Link, type LinkProps, NavLink, type NavLinkProps, useLocation } from 'react-router'
import { useReaderZone } from '../use-reader-zone.ts'
import { languageOf, localPath } from './language.ts'
import { translator } from './texts.ts'

export const useLanguage = () => languageOf(useLocation().pathname)
export const useT = () => translator(useLanguage(), useReaderZone())

/** A link that keeps the reader's language; hovering prefetches the page. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={localPath(to, useLanguage())} prefetch="intent" {...rest} />
}
export function LocalNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink to={localPath(to, useLanguage())} {...rest} />
}
