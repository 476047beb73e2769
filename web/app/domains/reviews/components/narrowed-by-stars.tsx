import { Link } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useReviewAddress } from '../address.ts'
import classes from './reviews-section.module.css'

interface NarrowedByStarsProps {
  found: number
  rating: number
  all: number
}

/** Number of reviews with this rating, and the link back to all. */
export default function NarrowedByStars({ found, rating, all }: NarrowedByStarsProps) {
  const t = useT()
  const { to } = useReviewAddress()
  return (
    <p className={classes.filter}>
      {`${t.count(found, '{count} review', '{count} reviews')} · ${t('{rating} of 5 stars', { rating })}`}
      <Link to={to({ rating: null, reviews: null })} preventScrollReset replace>
        {t('All {count}', { count: formatCount(all) })}
      </Link>
    </p>
  )
}
