import { useNavigate } from 'react-router'
import type { Booking } from '~/domains/bookings/api.ts'
import { DateTile } from '~/domains/bookings/components/date-tile.tsx'
import { bookingPath, bookPath } from '~/domains/bookings/paths.ts'
import { modeWords } from '~/domains/bookings/words.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { PartyPortrait } from '~/features/booking-actions/party-portrait.tsx'
import { confirmingTitle } from '~/features/booking-actions/pending-payment.tsx'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { type MoreEntry, MoreMenu } from '~/ui/more-menu.tsx'
import { Button } from '~/ui/operated/button.tsx'
import classes from './booking-row.module.css'
import { RowBadge } from './row-badge.tsx'
import { RowWhen } from './row-when.tsx'

export type RowAct = 'move' | 'cancel' | 'again'

/** One session of the list: when, with whom, its status, and the next action. */
export function BookingRow({ booking, onAct }: { booking: Booking; onAct: (act: RowAct) => void }) {
  const t = useT()
  const navigate = useNavigate()
  const offline = !useOnline()
  const { consultant, mode, may, id, unreadMessages, pendingPayment } = booking
  const isHold = booking.state === 'held' || pendingPayment !== null
  const open = () => void navigate(localPath(bookingPath(id), t.language))
  const entries: MoreEntry[] = [
    { key: 'open', icon: 'eye', label: t('View session'), onPick: open },
    ...(may.cancel && !offline
      ? [
          {
            key: 'cancel',
            icon: 'x',
            label: t('Cancel|a session'),
            destructive: true,
            onPick: () => onAct('cancel'),
          } as const,
        ]
      : []),
  ]
  return (
    <article className={classes.row} aria-label={consultant.name}>
      <DateTile at={booking.startsAt} />
      <span className={classes.portrait}>
        <PartyPortrait party={consultant} width={52} />
      </span>
      <div className={classes.words}>
        <h2>
          <LocalLink to={isHold ? bookPath(id) : bookingPath(id)} lang={t.lang(consultant.name)}>
            {consultant.name}
          </LocalLink>
        </h2>
        <RowWhen booking={booking} />
        {pendingPayment && <p className={`${classes.mode} pm-num`}>{confirmingTitle(pendingPayment, t)}</p>}
        <p className={classes.mode}>
          <Icon name={mode === 'video' ? 'video' : 'phone'} size={18} />
          {t(modeWords[mode])}
          {unreadMessages > 0 && (
            <LocalLink to={`${bookingPath(id)}#messages`} className={classes.unread}>
              {t.count(unreadMessages, '{count} new message', '{count} new messages')}
            </LocalLink>
          )}
        </p>
      </div>
      <div className={classes.end}>
        <RowBadge booking={booking} />
        <div className={classes.acts}>
          {pendingPayment && (
            <ButtonLink to={checkoutPath(pendingPayment.orderId)} variant="outline">
              {t('See payment status')}
            </ButtonLink>
          )}
          {may.pay && !offline && <ButtonLink to={bookPath(id)}>{t('Pay and book')}</ButtonLink>}
          {may.decline && (
            <ButtonLink to={bookingPath(id)} variant="outline">
              {t('View new time')}
            </ButtonLink>
          )}
          {may.move && !may.decline && (
            <Button variant="default" disabled={offline} onClick={() => onAct('move')}>
              {t('Reschedule')}
            </Button>
          )}
          {may.bookAgain && (
            <Button variant="default" disabled={offline} onClick={() => onAct('again')}>
              {booking.state === 'completed' ? t('Book a follow-up') : t('Book again')}
            </Button>
          )}
          {!isHold && (
            <MoreMenu
              label={t('More options for the session with {name}', { name: consultant.name })}
              entries={entries}
            />
          )}
        </div>
      </div>
    </article>
  )
}
