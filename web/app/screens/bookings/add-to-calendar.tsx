import type { Booking } from '~/domains/bookings/api.ts'
import { googleLink, outlookLink } from '~/domains/bookings/calendar-links.ts'
import { titleOfSession } from '~/domains/bookings/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import classes from './add-to-calendar.module.css'

/** Into the customer's own calendar: a file for any, and links for the two most used. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const t = useT()
  const entry = {
    title: titleOfSession(booking, t),
    details: t('Booking {number}. Join here:', { number: booking.number }),
    booking,
  }
  return (
    <section className={classes.ways} aria-label={t('Add to calendar')}>
      <ButtonLink to={googleLink(entry)} variant="outline" target="_blank" rel="noreferrer">
        Google
      </ButtonLink>
      <ButtonLink to={outlookLink(entry)} variant="outline" target="_blank" rel="noreferrer">
        Outlook
      </ButtonLink>
    </section>
  )
}
