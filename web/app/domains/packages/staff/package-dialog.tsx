import { useQuery } from '@tanstack/react-query'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { termsOf } from '../words.ts'
import { type SoldPackage, soldPackageQuery } from './api.ts'

/** The sessions that were booked with a package, and its order, where it can be refunded. */
export function PackageDialog({ sold, close }: { sold: SoldPackage; close: () => void }) {
  const t = useT()
  const answer = useQuery(soldPackageQuery(useApi(), sold.id))
  const sessions = answer.data?.sessions ?? []
  return (
    <Dialog opened onClose={close} title={sold.customer.name}>
      <p>
        {termsOf(sold, t)} · {sold.consultant.name}
      </p>
      <p>
        <LocalLink to={`/admin/orders/${sold.orderId}`}>{t('View order')}</LocalLink>
      </p>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && sessions.length === 0 && <p>{t('No session has been booked with it yet.')}</p>}
      <ul>
        {sessions.map(({ bookingId, bookedAt, isGivenBack }) => (
          <li key={`${bookingId} ${bookedAt}`}>
            <LocalLink to={`/admin/bookings/${bookingId}`}>
              {t('Session booked on {day}', { day: formatDate(bookedAt, t) })}
            </LocalLink>
            {isGivenBack && ` · ${t('cancelled, back in the package')}`}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
