import { Link } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { pagesToShow } from '~/ui/data-table/view.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Listing } from '../../api.ts'
import { changed, type Filters, writeFilters } from '../../listing/filters.ts'
import classes from './listing-pager.module.css'

interface ListingPagerProps {
  filters: Filters
  listing: Pick<Listing, 'data' | 'count' | 'page' | 'limit' | 'countIsExact'>
}

/** Where one is in the list, and links to the rest of it. */
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
      {last > 1 && (
        <nav aria-label={t('Pages')}>
          <ol className={classes.pages}>
            <li>
              <Step to={page > 1 ? to(page - 1) : null} label={t('Previous page')} icon="chevron-left" />
            </li>
            {pagesToShow(page, last).map((number, i, all) =>
              number === 0 ? (
                <li key={`gap before ${all[i + 1]}`} aria-hidden="true" className={classes.gap}>
                  …
                </li>
              ) : (
                <li key={number}>
                  <Link
                    to={to(number)}
                    preventScrollReset
                    className={classes.page}
                    aria-label={t('Page {page}', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {formatCount(number)}
                  </Link>
                </li>
              ),
            )}
            <li>
              <Step to={page < last ? to(page + 1) : null} label={t('Next page')} icon="chevron-right" />
            </li>
          </ol>
        </nav>
      )}
    </div>
  )
}

interface StepProps {
  to: { search: string } | null
  label: string
  icon: 'chevron-left' | 'chevron-right'
}

/** At an end of the list the step is shown and leads nowhere. */
const Step = ({ to, label, icon }: StepProps) =>
  to ? (
    <Link to={to} preventScrollReset className={classes.page} aria-label={label}>
      <Icon name={icon} />
    </Link>
  ) : (
    <span className={classes.page} data-end="true" aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
