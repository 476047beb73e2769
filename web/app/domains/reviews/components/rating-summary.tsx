import { Link } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useReviewAddress } from '../address.ts'
import type { RatingSummary as Summary } from '../api.ts'
import classes from './rating-summary.module.css'
import { Stars } from './stars.tsx'

/** The average, and the number of reviews per star; each row links to its reviews. */
export function RatingSummary({ summary: { average, count, distribution } }: { summary: Summary }) {
  const t = useT()
  const { to } = useReviewAddress()
  const stars = (average ?? 0).toFixed(1)
  return (
    <div className={classes.summary}>
      <div className={classes.average}>
        <strong>{stars}</strong>
        <Stars rating={+stars} size={20} />
        <span>{t.count(count, '{count} review', '{count} reviews', { count: formatCount(count) })}</span>
      </div>
      <ul className={classes.rows}>
        {distribution.map((row) => {
          const percent = Math.round((row.count / Math.max(count, 1)) * 100)
          return (
            <li key={row.rating}>
              <Link to={to({ rating: String(row.rating), reviews: null })} preventScrollReset replace>
                <span className="pm-visually-hidden">
                  {t('{rating} of 5 stars', { rating: row.rating })}:{' '}
                  {t.count(row.count, '{count} review', '{count} reviews')}
                </span>
                <span aria-hidden>{row.rating}</span>
                <span aria-hidden className={classes.bar}>
                  <span style={{ width: `${percent}%` }} />
                </span>
                <span aria-hidden className="pm-num">
                  {percent}%
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
