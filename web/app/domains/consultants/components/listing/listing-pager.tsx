import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { PageLinks } from '~/ui/page-links.tsx'
import type { Listing } from '../../api.ts'
import { changed, type Filters, writeFilters } from '../../listing/filters.ts'
import classes from './listing-pager.module.css'

interface ListingPagerProps {
  filters: Filters
  listing: Pick<Listing, 'data' | 'count' | 'page' | 'limit' | 'countIsExact'>
}

/** Position in the list, and links to the other pages. */
export function ListingPager({ filters, listing: { data, count, page, limit, countIsExact } }: ListingPagerProps) {
  const t = useT()
  const last = Math.max(page, Math.ceil(count / limit))
  const from = (page - 1) * limit + 1
  const place = {
    from: formatCount(from),
    to: formatCount(from + data.length - 1),
    count: countIsExact ? formatCount(count) : `${formatCount(count)}+`,
  }
  const to = (number: number) => ({ search: writeFilters(changed(filters, { page: number })) })
  return (
    <div className={classes.pager}>
      <p className="pm-num">{t('Showing {from}–{to} of {count}', place)}</p>
      <PageLinks page={page} last={last} to={to} steps />
    </div>
  )
}
