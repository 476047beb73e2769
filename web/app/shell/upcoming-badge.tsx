import { useQuery } from '@tanstack/react-query'
import { appointmentsQuery } from '~/domains/bookings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import classes from './upcoming-badge.module.css'

/** How many sessions a customer has before them, beside the entry that lists them. */
export function UpcomingBadge() {
  const t = useT()
  const count = useQuery(appointmentsQuery(useApi(), { type: 'upcoming', page: 1 })).data?.counts.upcoming ?? 0
  if (count === 0) return null
  return (
    <span className={`${classes.badge} pm-num`}>
      {formatCount(count)}
      <span className="pm-visually-hidden"> {t('to come|sessions')}</span>
    </span>
  )
}
