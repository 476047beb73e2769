import { useQuery } from '@tanstack/react-query'
import { appointmentsQuery } from '~/domains/bookings/api.ts'
import { ownAppointmentsQuery } from '~/domains/bookings/desk/api.ts'
import { deskEnquiriesQuery } from '~/domains/enquiries/desk/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import classes from './upcoming-badge.module.css'

/** Number of upcoming sessions or waiting enquiries, beside the entry that lists them; renders nothing beside the others. */
export function UpcomingBadge({ path }: { path: string }) {
  if (path === '/dashboard') return <OfCustomer />
  if (path === '/enquiry') return <OfEnquiries />
  return path === '/bookings' ? <OfConsultant /> : null
}

function OfCustomer() {
  const t = useT()
  const { data } = useQuery(appointmentsQuery(useApi(), { type: 'upcoming', page: 1 }))
  return <Count count={data?.counts.upcoming} of={t('upcoming|sessions')} />
}

function OfConsultant() {
  const t = useT()
  const { data } = useQuery(ownAppointmentsQuery(useApi(), { type: 'upcoming', limit: 1 }))
  return <Count count={data?.counts.upcoming} of={t('upcoming|sessions')} />
}

function OfEnquiries() {
  const t = useT()
  const { data } = useQuery(deskEnquiriesQuery(useApi(), { state: 'new', limit: 3 }))
  return <Count count={data?.waiting} of={t('without a reply|enquiries')} />
}

function Count({ count, of }: { count: number | undefined; of: string }) {
  if (!count) return null
  return (
    <span className={`${classes.badge} pm-num`}>
      {formatCount(count)}
      <span className="pm-visually-hidden"> {of}</span>
    </span>
  )
}
