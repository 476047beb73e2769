import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './stars.module.css'

/** One to five stars; read out as a number. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const t = useT()
  return (
    <span className={classes.stars} role="img" aria-label={t('{rating} of 5 stars', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star-filled" size={size} data-off={star > Math.round(rating) || undefined} />
      ))}
    </span>
  )
}
