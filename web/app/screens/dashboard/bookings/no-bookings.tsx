import type { BookingList } from '~/domains/bookings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

interface NoBookingsProps {
  type: BookingList
  counts: Record<BookingList, number>
}

/** An empty list: what will be shown here, and the next step. */
export function NoBookings({ type, counts }: NoBookingsProps) {
  const t = useT()
  const isNew = counts.upcoming + counts.past + counts.cancelled === 0
  const find = <ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>
  if (isNew)
    return (
      <EmptyState drawing="calendar" tint="a" title={t('No sessions yet')} actions={find}>
        {t('Book your first session and it will appear here with a join link.')}
      </EmptyState>
    )
  const { title, text } = {
    upcoming: { title: t('No upcoming sessions'), text: t('Your next session will appear here with a countdown.') },
    past: { title: t('No past sessions yet'), text: t('After a session you can book a follow-up from here.') },
    cancelled: { title: t('No cancelled sessions'), text: t('Cancelled sessions appear here with their refunds.') },
  }[type]
  return (
    <EmptyState drawing="calendar" tint="a" title={title} actions={type === 'upcoming' && find}>
      {text}
    </EmptyState>
  )
}
