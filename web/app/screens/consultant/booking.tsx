import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import { type BookingDetail, bookingQuery } from '~/domains/bookings/api.ts'
import { JoinButton } from '~/domains/bookings/components/join-button.tsx'
import { Messages } from '~/domains/bookings/components/messages.tsx'
import { Timeline } from '~/domains/bookings/components/timeline.tsx'
import { CustomerNote } from '~/domains/bookings/desk/components/customer-note.tsx'
import { EarningSteps } from '~/domains/bookings/desk/components/earning-steps.tsx'
import { firstName, formatSpan, states } from '~/domains/bookings/words.ts'
import { AppealDialog } from '~/features/booking-actions/appeal-dialog.tsx'
import { MoveDialog } from '~/features/booking-actions/move-dialog.tsx'
import { BookingDocuments } from '~/features/shared-documents/booking-documents.tsx'
import { OwnNotes } from '~/features/talk-receipt/own-notes.tsx'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { useOnline } from '~/lib/use-online.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { NotSaved, SavedNote } from '~/shell/offline/saved-note.tsx'
import { useSaved } from '~/shell/offline/use-saved.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { CancelSession } from './booking/cancel-session.tsx'
import { NoSuchSession } from './booking/no-such-session.tsx'
import { Outcome } from './booking/outcome.tsx'
import classes from './booking.module.css'

export const meta = page((t) => ({
  title: t('Session'),
  description: t('Session details, question, messages and notes.'),
  private: true,
}))

export default function Booking() {
  const id = Number(useParams().booking)
  const answer = useQuery(bookingQuery(useApi(), id))
  const { data: detail, error, refetch } = answer
  const { offline, restored } = useSaved(answer)
  if (!detail && offline) return restored && <NotSaved list="/bookings" />
  if (error && !detail) return <NoSuchSession error={error} retry={refetch} />
  if (!detail) return <SkeletonLines lines={10} />
  return <Session key={id} detail={detail} savedAt={offline ? answer.dataUpdatedAt : undefined} />
}

type Asked = 'move' | 'cancel' | 'appeal'

interface SessionProps {
  detail: BookingDetail
  /** Offline: when the data was fetched. */
  savedAt: number | undefined
}

function Session({ detail, savedAt }: SessionProps) {
  const t = useT()
  const zone = useReaderZone()
  const online = useOnline()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const { booking } = detail
  const { customer, may, mode, state } = booking
  const name = firstName(customer.name)
  return (
    <>
      <LocalLink to="/bookings" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Bookings')}
      </LocalLink>
      <PageHead
        title={mode === 'video' ? t('Video session with {name}', { name }) : t('Audio session with {name}', { name })}
        action={
          <div className={classes.acts}>
            {may.appeal && (
              <Button disabled={!online} onClick={() => setAsked('appeal')}>
                {t('Report a mistake')}
              </Button>
            )}
            {may.move && (
              <Button variant="default" disabled={!online} onClick={() => setAsked('move')}>
                {t('Reschedule')}
              </Button>
            )}
            {may.cancel && (
              <Button variant="light" color="madder" disabled={!online} onClick={() => setAsked('cancel')}>
                {t('Cancel|a session')}
              </Button>
            )}
          </div>
        }
      >
        <span className={classes.under}>
          <Badge color={states[state].color}>{t(states[state].word)}</Badge>
          <span className="pm-num">
            {booking.number} · {formatSpan(booking, { t, zone })}
          </span>
        </span>
      </PageHead>
      {savedAt !== undefined && <SavedNote at={savedAt} />}
      <Outcome detail={detail} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <section className={classes.who} aria-label={t('Customer')}>
            <Avatar name={customer.name} picture={customer.thumbnail} size={56} />
            <div className={classes.name}>
              <h2 lang={t.lang(customer.name)}>{customer.name}</h2>
              {customer.city && <span lang={t.lang(customer.city)}>{customer.city}</span>}
              {booking.industry && <span>{titleOf(booking.industry, t.language)}</span>}
            </div>
            <JoinButton booking={booking} />
          </section>
          <Panel title={t('Customer’s question')}>
            <p className={classes.brief} lang={booking.brief ? t.lang(booking.brief) : undefined}>
              {booking.brief || t('{name} has not added a question yet.', { name })}
            </p>
          </Panel>
          {booking.state !== 'held' && booking.state !== 'expired' && (
            <BookingDocuments bookingId={booking.id} name={name} />
          )}
          <Panel title={t('Messages')}>
            <Messages bookingId={booking.id} name={name} open={may.message} />
          </Panel>
          {booking.state !== 'held' && booking.state !== 'expired' && <OwnNotes room={booking.room} />}
          <CustomerNote customerId={booking.customerId} name={name} />
          {booking.state !== 'held' && booking.state !== 'expired' && (
            <BlockOrReport person={{ id: booking.customerId, name: customer.name }} />
          )}
        </div>
        <div className={classes.column}>
          <Panel title={t('Timeline')}>
            <Timeline entries={detail.timeline} me="consultant" />
          </Panel>
          <EarningSteps detail={detail} />
        </div>
      </div>
      {asked === 'move' && <MoveDialog booking={booking} by="consultant" onClose={close} />}
      {asked === 'cancel' && <CancelSession booking={booking} onClose={close} />}
      {asked === 'appeal' && <AppealDialog detail={detail} onClose={close} />}
    </>
  )
}
