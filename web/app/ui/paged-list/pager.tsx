import { Link } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { pagesToShow } from '~/ui/data-table/view.ts'
import classes from './paged-list.module.css'

export interface PageOf<Row> {
  data: readonly Row[]
  count: number
  page: number
  limit: number
}

interface PagerProps {
  page: PageOf<unknown>
  hrefOf: (page: number) => string
}

/** Which rows are shown of how many, and the way to the others. */
export function PagedListPager({ page: { data, count, page, limit }, hrefOf }: PagerProps) {
  const t = useT()
  const last = Math.max(1, Math.ceil(count / limit))
  const from = (page - 1) * limit + 1
  return (
    <div className={classes.pager}>
      <p className="pm-num">
        {t('Showing {from}–{to} of {count}', {
          from: formatCount(from),
          to: formatCount(from + data.length - 1),
          count: formatCount(count),
        })}
      </p>
      {last > 1 && (
        <nav aria-label={t('Pages')}>
          <ol>
            {pagesToShow(Math.min(page, last), last).map((number, i, all) =>
              number === 0 ? (
                <li key={`gap before ${all[i + 1]}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={number}>
                  <Link
                    to={hrefOf(number)}
                    preventScrollReset
                    aria-label={t('Page {page}', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {formatCount(number)}
                  </Link>
                </li>
              ),
            )}
          </ol>
        </nav>
      )}
    </div>
  )
}
