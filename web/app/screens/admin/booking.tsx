import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { AccountKind } from '#contract/ledger/endpoints.ts'
import type { listDisputedDocuments } from '#contract/locker/disputes.ts'
import { reasonParts } from '~/domains/bookings/reasons.ts'
import { storyQuery } from '~/domains/bookings/staff/api.ts'
import { StaffActs } from '~/domains/bookings/staff/components/staff-acts.tsx'
import { StaffBadge } from '~/domains/bookings/staff/components/staff-badge.tsx'
import { BookingStory } from '~/domains/bookings/staff/components/story.tsx'
import { modeWords } from '~/domains/bookings/words.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { chart, movementInWords } from '~/domains/ledger/words.ts'
import { DisputedDocuments } from '~/domains/locker/components/disputed-documents.tsx'
import { WaitingRefund } from '~/domains/orders/staff/components/waiting-refund.tsx'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './person.module.css'

export const meta = page((t) => ({
  title: t('Booking'),
  description: t('Booking details and timeline.'),
  private: true,
}))

export default function BookingPage() {
  const t = useT()
  const mayReadDocuments = useMayUse()<typeof listDisputedDocuments>(
    'GET /api/web/v1/admin/disputes/{kind}/{id}/documents',
  )
  const { data: story, error } = useQuery(storyQuery(useApi(), Number(useParams().booking)))
  if (error && !story)
    return (
      <>
        <PageHead title={t('Booking')} />
        <EmptyState
          drawing="calendar"
          tint="d"
          title={t('This booking cannot be shown')}
          actions={<ButtonLink to="/admin/bookings">{t('All bookings')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!story) return <SkeletonLines lines={10} />
  const { booking, appeal } = story
  const who = t('{customer} with {consultant}', {
    customer: booking.customer.name,
    consultant: booking.consultant.name,
  })
  return (
    <>
      <LocalLink to="/admin/bookings" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Bookings')}
      </LocalLink>
      <PageHead title={booking.number} action={<StaffActs story={story} />}>
        <span className={classes.under}>
          <StaffBadge booking={booking} />
          {t(modeWords[booking.mode])} · {who} · {formatDate(booking.startsAt, t)}, {formatTime(booking.startsAt, t)}
        </span>
      </PageHead>
      {story.money.orderId !== null && (
        <WaitingRefund
          orderId={story.money.orderId}
          reasonOf={(reasonCode) => reasonParts({ reason: '', reasonCode }, t).join()}
        />
      )}
      <BookingStory
        story={story}
        placeInWords={(place) => t(chart[place as AccountKind].name)}
        kindInWords={(kind) => movementInWords(kind, t)}
        portrait={<Portrait id={booking.consultant.id} picture={booking.thumbnail} width={56} />}
        documents={
          appeal?.state === 'open' &&
          mayReadDocuments && (
            <Panel title={t('Shared documents')} flush>
              <DisputedDocuments subject={{ kind: 'booking', id: booking.id }} />
            </Panel>
          )
        }
      />
    </>
  )
}
