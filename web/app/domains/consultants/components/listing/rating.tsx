import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './rating.module.css'

interface RatingProps {
  average: number | null
  count: number
}

/** The rating as one figure, or that there are no reviews yet. */
export function Rating({ average, count }: RatingProps) {
  const t = useT()
  if (average === null) return <span className={classes.none}>{t('No reviews yet')}</span>
  return (
    <span className={`${classes.rating} pm-num`}>
      <Icon name="star-filled" size={16} />
      <strong>{average.toFixed(1)}</strong>
      <span className={classes.none}>({formatCount(count)})</span>
      <span className="pm-visually-hidden">{t.count(count, 'from {count} review', 'from {count} reviews')}</span>
    </span>
  )
}
