import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './stars.module.css'

/** What learners think of a course, as one figure. */
export function CourseStars({ average, count }: { average: number; count: number }) {
  const t = useT()
  return (
    <span className={`${classes.stars} pm-num`}>
      <Icon name="star-filled" size={16} />
      <span className="pm-visually-hidden">{t('{rating} of 5 stars', { rating: average.toFixed(1) })}, </span>
      <strong aria-hidden="true">{average.toFixed(1)}</strong>
      <span aria-hidden="true">({formatCount(count)})</span>
      <span className="pm-visually-hidden">{t.count(count, '{count} review', '{count} reviews')}</span>
    </span>
  )
}
