import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type Booking, ownBookingsQuery } from '~/domains/workshops/api.ts'
import { AwaitedList } from '~/domains/workshops/own/awaited-list.tsx'
import { TicketCard } from '~/domains/workshops/own/ticket-card.tsx'
import classes from '~/domains/workshops/own/tickets.module.css'
import { inIndia } from '~/domains/workshops/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import { Segments } from '~/ui/segments.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('My workshops'),
  description: t('Your tickets, to show at the door or to join online.'),
  private: true,
}))

export default function DashboardWorkshops() {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const when = query.get('when') === 'past' ? 'past' : 'upcoming'
  const number = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const answer = useQuery(ownBookingsQuery(useApi(), when, number))
  const { data: bookings = [], count = 0, limit = 1, awaited = [] } = answer.data ?? {}
  return (
    <>
      <PageHead title={t('My workshops')}>{t('Show a ticket at the door on your phone or on paper.')}</PageHead>
      <Segments
        legend={t('Which workshops')}
        name="when"
        chosen={when}
        onChoose={(value) => setQuery({ when: value }, { replace: true })}
        choices={[
          { value: 'upcoming', label: t('Upcoming|workshops') },
          { value: 'past', label: t('Past|workshops') },
        ]}
      />
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {awaited.length > 0 && <AwaitedList workshops={awaited} />}
      {bookings.map((booking) => (
        <Bought key={booking.lineId} booking={booking} />
      ))}
      {answer.isSuccess && bookings.length + awaited.length === 0 && (
        <div className={classes.booking}>
          <EmptyState
            drawing="board"
            tint="d"
            title={when === 'upcoming' ? t('No upcoming workshops') : t('No past workshops')}
            actions={<ButtonLink to="/workshops">{t('Show all workshops')}</ButtonLink>}
          >
            {t('Your tickets will appear here after you book a seat.')}
          </EmptyState>
        </div>
      )}
      <PageLinks page={number} last={Math.ceil(count / limit)} to={(to) => ({ search: `?when=${when}&page=${to}` })} />
    </>
  )
}

function Bought({ booking }: { booking: Booking }) {
  const t = useT()
  const { workshop, wasRescheduled, tickets } = booking
  const title = titleOf(workshop, t.language)
  return (
    <section className={classes.booking} aria-label={`${title}, ${formatDate(workshop.startsAt, inIndia(t.language))}`}>
      {workshop.state === 'cancelled' && (
        <p className={classes.note}>
          <Icon name="info-circle" />
          {t('The organiser cancelled this workshop. Everything is refunded.')}
        </p>
      )}
      {wasRescheduled && workshop.state !== 'cancelled' && (
        <p className={classes.note}>
          <Icon name="info-circle" />
          {t('The date has changed. If it does not suit you, give up the seat before the start for a full refund.')}
        </p>
      )}
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} booking={booking} ticket={ticket} />
      ))}
    </section>
  )
}
