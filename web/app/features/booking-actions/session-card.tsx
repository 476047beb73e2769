import type { ReactNode } from 'react'
import type { Booking } from '~/domains/bookings/api.ts'
import { formatSpan, titleOfSession } from '~/domains/bookings/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { PartyPortrait } from './party-portrait.tsx'
import classes from './session-card.module.css'

interface SessionCardProps {
  booking: Booking
  headingOrder?: 1 | 2
  /** At the end of its row: a badge. */
  end?: ReactNode
  /** Below it, after a perforated line. */
  children?: ReactNode
}

/** Other side, mode and time of a session. */
export function SessionCard({ booking, headingOrder = 2, end, children }: SessionCardProps) {
  const t = useT()
  const zone = useReaderZone()
  const Heading = `h${headingOrder}` as const
  return (
    <section className={classes.card}>
      <div className={classes.session}>
        <PartyPortrait party={booking.consultant} width={68} />
        <div className={classes.words}>
          <Heading>{titleOfSession(booking, t)}</Heading>
          <p className="pm-num">
            {formatSpan(booking, { t, zone })}
            {booking.industry && ` · ${titleOf(booking.industry, t.language)}`}
          </p>
        </div>
        {end}
      </div>
      {children && <div className={classes.below}>{children}</div>}
    </section>
  )
}
