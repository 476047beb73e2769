import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import classes from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'

export interface Crumb {
  title: string
  /** The last one is the page itself and has no link. */
  to?: string
}

/** Breadcrumbs from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT()
  return (
    <nav aria-label={t('You are here')} className={classes.nav}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ title, to }) => (
          <li key={title}>
            {to ? (
              <>
                <LocalLink to={to}>{title}</LocalLink>
                <Icon name="chevron-right" size={14} />
              </>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Breadcrumbs as structured data. */
export const breadcrumbList = (crumbs: readonly Crumb[], addressOf: (path: string) => string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, to }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: title,
    ...(to && { item: addressOf(to) }),
  })),
})
