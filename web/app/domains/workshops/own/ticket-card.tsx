import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Booking, Ticket } from '../api.ts'
import { inIndia } from '../words.ts'
import { TicketActions } from './ticket-actions.tsx'
import classes from './tickets.module.css'

/** A ticket with its QR code, to be shown at the door. */
export function TicketCard({ booking, ticket }: { booking: Booking; ticket: Ticket }) {
  const t = useT()
  const { workshop } = booking
  const style = inIndia(t.language)
  const isValid = ticket.state === 'valid' && workshop.state !== 'cancelled'
  const isOnline = workshop.place === 'online'
  const facts = [
    [t('Date'), formatDate(workshop.startsAt, style)],
    [
      t('Time'),
      t('{from} to {to}', { from: formatTime(workshop.startsAt, style), to: formatTime(workshop.endsAt, style) }),
    ],
    [t('Name|of an attendee'), ticket.name],
    [t('Seat'), t('{seat} of {seats}', { seat: ticket.seat, seats: workshop.seats })],
    [t('Ticket'), ticket.number],
  ]
  return (
    <article className={classes.ticket} data-valid={isValid} aria-label={ticket.number}>
      <div className={classes.facts}>
        <h2>{titleOf(workshop, t.language)}</h2>
        <p className={classes.with}>{t('with {name}', { name: workshop.trainer.name })}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="pm-num">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.place}>
          <Icon name={isOnline ? 'video' : 'compass'} />
          {isOnline
            ? t('Online: your ticket opens the meeting from 15 minutes before the start.')
            : t.language === 'hi'
              ? workshop.venue_hindi
              : workshop.venue_english}
        </p>
        {isValid && ticket.needsName && ticket.mayRename && (
          <p className={classes.reminder}>
            {t('Enter the name of your guest. It is printed on the ticket and on the certificate.')}
          </p>
        )}
        {isValid && <TicketActions booking={booking} ticket={ticket} />}
      </div>
      <div className={classes.stub}>
        {isValid && !isOnline && (
          <svg
            className={classes.qr}
            viewBox={`-2 -2 ${ticket.qr.squares + 4} ${ticket.qr.squares + 4}`}
            role="img"
            aria-label={t('QR code of ticket {number}', { number: ticket.number })}
          >
            <path d={ticket.qr.path} />
          </svg>
        )}
        <strong>{stateText(isValid, ticket, isOnline, t)}</strong>
        {isValid && !isOnline && !ticket.attendedAt && <span>{t('One scan per seat')}</span>}
      </div>
    </article>
  )
}

function stateText(isValid: boolean, ticket: Ticket, isOnline: boolean, t: ReturnType<typeof useT>) {
  if (!isValid) return ticket.state === 'given_up' ? t('Given up') : t('Refunded')
  if (!ticket.attendedAt) return isOnline ? t('Not joined yet') : t('Not checked in yet')
  const time = formatTime(ticket.attendedAt, inIndia(t.language))
  return isOnline ? t('Joined at {time}', { time }) : t('Checked in at {time}', { time })
}
