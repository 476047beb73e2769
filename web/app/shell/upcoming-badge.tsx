import { useQuery } from '@tanstack/react-query'
import { appointmentsQuery } from '~/domains/bookings/api.ts'
import { ownAppointmentsQuery } from '~/domains/bookings/desk/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import classes from './upcoming-badge.module.css'

/** Number of upcoming sessions, beside the entry that lists them; renders nothing beside the others. */
export function UpcomingBadge({ path }: { path: string }) {
  if (path === '/dashboard') return <OfCustomer />
  return path === '/bookings' ? <OfConsultant /> : null
}

const OfCustomer = () => <Count of={useQuery(appointmentsQuery(useApi(), { type: 'upcoming', page: 1 })).data} />
const OfConsultant = () => <Count of={useQuery(ownAppointmentsQuery(useApi(), { type: 'upcoming', limit: 1 })).data} />

function Count({ of }: { of: { counts: { upcoming: number } } | undefined }) {
  const t = useT()
  const count = of?.counts.upcoming ?? 0
  if (count === 0) return null
  return (
    <span className={`${classes.badge} pm-num`}>
      {formatCount(count)}
      <span className="pm-visually-hidden"> {t('upcoming|sessions')}</span>
    </span>
  )
}
