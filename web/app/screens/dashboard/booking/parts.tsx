import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import type { BookingDetail } from '~/domains/bookings/api.ts'
import { CalendarLinks } from '~/domains/bookings/components/calendar-links.tsx'
import { Messages } from '~/domains/bookings/components/messages.tsx'
import { Timeline } from '~/domains/bookings/components/timeline.tsx'
import { firstName } from '~/domains/bookings/words.ts'
import { BookingDocuments } from '~/features/shared-documents/booking-documents.tsx'
import { OwnNotes } from '~/features/talk-receipt/own-notes.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { Panel } from '~/ui/panel.tsx'
import classes from './booking.module.css'
import { BriefCard } from './brief-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { WhoCard } from './who-card.tsx'

/** Other side, messages and topic; beside them history and money. */
export function Parts({ detail }: { detail: BookingDetail }) {
  const t = useT()
  const { booking, timeline, money } = detail
  const stands = booking.state === 'confirmed' || booking.state === 'in_call'
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <WhoCard booking={booking} />
        {booking.state !== 'expired' && (
          <div id="messages">
            <Panel title={t('Messages')}>
              <Messages bookingId={booking.id} name={firstName(booking.consultant.name)} open={booking.may.message} />
            </Panel>
          </div>
        )}
        <BriefCard booking={booking} />
        {booking.state !== 'expired' && (
          <BookingDocuments bookingId={booking.id} name={firstName(booking.consultant.name)} />
        )}
        {booking.state !== 'held' && booking.state !== 'expired' && <OwnNotes room={booking.room} />}
        {booking.state !== 'held' && booking.state !== 'expired' && <BlockOrReport person={booking.consultant} />}
      </div>
      <div className={classes.column}>
        <Panel title={t('Timeline')}>
          <Timeline entries={timeline} me="customer" />
        </Panel>
        {money && <MoneyCard booking={booking} money={money} />}
        {stands && <CalendarLinks bookingId={booking.id} />}
      </div>
    </div>
  )
}
