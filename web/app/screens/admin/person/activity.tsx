import { allBookingsQuery } from '~/domains/bookings/staff/api.ts'
import { StaffBadge } from '~/domains/bookings/staff/components/staff-badge.tsx'
import { allEnquiriesQuery } from '~/domains/enquiries/staff/api.ts'
import { EnquiryBadge } from '~/domains/enquiries/states/state-badge.tsx'
import { titleOf as titleOfEnquiry } from '~/domains/enquiries/states/words.ts'
import { deliveriesQuery } from '~/domains/notifications/staff/api.ts'
import { channels, deliveryStates, recipientOf, textOf } from '~/domains/notifications/staff/words.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { staffQuestionsQuery } from '~/domains/questions/staff/api.ts'
import { statusOf as statusOfQuestion } from '~/domains/questions/staff/words.ts'
import { Stars } from '~/domains/reviews/components/stars.tsx'
import { allReviewsQuery } from '~/domains/reviews/staff/api.ts'
import { staffServiceOrdersQuery } from '~/domains/services/staff/api.ts'
import { statusOf as statusOfService } from '~/domains/services/staff/words.ts'
import { staffCallsQuery } from '~/domains/talks/staff/api.ts'
import { CallBadge } from '~/domains/talks/staff/call-badge.tsx'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Section, SHOWN } from './section.tsx'

interface Party {
  id: number
  name: string
}

/** The other side of something that two people share. */
const other = (id: number, customer: Party | null, consultant: Party | null) =>
  customer?.id === id ? consultant : customer

export function Bookings({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Bookings')}
      query={allBookingsQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/bookings?person=${id}`}
      empty={t('No bookings.')}
      row={(booking) => ({
        key: booking.id,
        title: <LocalLink to={`/admin/bookings/${booking.id}`}>{booking.number}</LocalLink>,
        meta: (
          <>
            <PersonName person={other(id, booking.customer, booking.consultant)!} /> · {formatDate(booking.startsAt, t)}
            , {formatTime(booking.startsAt, t)} · {formatExactPaise(booking.amountPaise)}
          </>
        ),
        end: <StaffBadge booking={booking} />,
      })}
    />
  )
}

export function Talks({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Expert talks')}
      query={staffCallsQuery(useApi(), { person: id, state: 'all', kind: 'talk', limit: SHOWN })}
      all={`/admin/calls?state=all&kind=talk&person=${id}`}
      empty={t('No calls.')}
      row={(call) => ({
        key: call.id,
        title: <LocalLink to={`/admin/calls/${call.id}`}>{call.number}</LocalLink>,
        meta: (
          <>
            <PersonName person={other(id, call.customer, call.consultant)!} /> · {formatDate(call.at, t)},{' '}
            {formatTime(call.at, t)} · {formatExactPaise(call.amountPaise)}
          </>
        ),
        end: <CallBadge call={call} />,
      })}
    />
  )
}

export function Questions({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Written consultancy')}
      query={staffQuestionsQuery(useApi(), { person: id, view: 'all', sort: '-asked', limit: SHOWN })}
      all={`/admin/questions?view=all&sort=-asked&person=${id}`}
      empty={t('No questions.')}
      row={(question) => {
        const { word, color } = statusOfQuestion(question, t)
        const party = other(id, question.customer, question.consultant)
        return {
          key: question.id,
          title: <LocalLink to={`/admin/questions/${question.id}`}>{question.number}</LocalLink>,
          meta: (
            <>
              {party && <PersonName person={party} />} {party && '· '}
              {question.title} · {formatDate(question.askedAt, t)} · {formatPaise(question.pricePaise)}
            </>
          ),
          end: <Badge color={color}>{word}</Badge>,
        }
      }}
    />
  )
}

export function ServiceOrders({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Services')}
      query={staffServiceOrdersQuery(useApi(), { person: id, view: 'all', limit: SHOWN })}
      all={`/admin/service-orders?view=all&person=${id}`}
      empty={t('No services.')}
      row={(order) => {
        const { word, color } = statusOfService(order.state, t)
        return {
          key: order.id,
          title: <LocalLink to={`/admin/service-orders/${order.id}`}>{order.number}</LocalLink>,
          meta: (
            <>
              <PersonName person={other(id, order.customer, order.consultant)!} /> · {titleOf(order, t.language)} ·{' '}
              {formatDate(order.orderedAt, t)}
            </>
          ),
          end: <Badge color={color}>{word}</Badge>,
        }
      }}
    />
  )
}

export function Enquiries({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Enquiries')}
      query={allEnquiriesQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/enquiries?person=${id}`}
      empty={t('No enquiries.')}
      row={(enquiry) => ({
        key: enquiry.id,
        title: <LocalLink to={`/admin/enquiries/${enquiry.id}`}>{enquiry.number}</LocalLink>,
        meta: (
          <>
            {titleOfEnquiry(enquiry.remarks)} · {formatDate(enquiry.createdAt, t)}
            {enquiry.consultant && enquiry.consultant.id !== id && (
              <>
                {' · '}
                <PersonName person={enquiry.consultant} />
              </>
            )}
          </>
        ),
        end: <EnquiryBadge state={enquiry.state} becameBooking={enquiry.becameBooking} />,
      })}
    />
  )
}

export function Reviews({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Reviews')}
      query={allReviewsQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/reviews?person=${id}`}
      empty={t('No reviews.')}
      row={(review) => {
        const party = other(id, review.customer, review.consultant)
        return {
          key: review.id,
          title: <Stars rating={review.rating} />,
          meta: (
            <>
              {party ? <PersonName person={party} /> : review.author} · {formatDate(review.createdAt, t)}
              {review.comment && ` · ${review.comment}`}
            </>
          ),
          end: review.hidden ? <Badge color="madder">{t('Hidden')}</Badge> : undefined,
        }
      }}
    />
  )
}

export function Deliveries({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Messages|SMS, emails, push')}
      query={deliveriesQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/deliveries?person=${id}`}
      empty={t('No messages.')}
      row={(delivery) => ({
        key: delivery.id,
        title: textOf(delivery, t),
        meta: (
          <>
            {t(channels[delivery.channel])} · {recipientOf(delivery, t)} · {formatDate(delivery.createdAt, t)}
            {delivery.error && ` · ${delivery.error}`}
          </>
        ),
        end: <Badge color={deliveryStates[delivery.state].color}>{t(deliveryStates[delivery.state].word)}</Badge>,
      })}
    />
  )
}
