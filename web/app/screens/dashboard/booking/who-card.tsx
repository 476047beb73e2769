import type { Booking } from '~/domains/bookings/api.ts'
import { JoinButton } from '~/domains/bookings/components/join-button.tsx'
import { states } from '~/domains/bookings/words.ts'
import { LivePresence } from '~/domains/consultants/presence/live-presence.tsx'
import { PartyPortrait } from '~/features/booking-actions/party-portrait.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import classes from './booking.module.css'

/** The consultant, and the button into the room. */
export function WhoCard({ booking }: { booking: Booking }) {
  const t = useT()
  const { consultant, state } = booking
  const online = useOnline()
  const headline = (t.language === 'hi' && consultant.headlineHindi) || consultant.headline
  const { word, color } = states[state]
  return (
    <section className={classes.who} aria-label={t('Consultant')}>
      <PartyPortrait party={consultant} width={68} />
      <div className={classes.words}>
        <h2>
          {consultant.slug ? (
            <LocalLink to={`/consultants/${consultant.slug}`} lang={t.lang(consultant.name)}>
              {consultant.name}
            </LocalLink>
          ) : (
            consultant.name
          )}
        </h2>
        <p>{[headline, consultant.city && t(consultant.city)].filter(Boolean).join(', ')}</p>
        {consultant.presence && online && <LivePresence id={consultant.id} rendered={consultant.presence} />}
      </div>
      <div className={classes.join}>
        {state === 'confirmed' || state === 'in_call' ? (
          <JoinButton booking={booking} />
        ) : (
          <Badge color={color} data-badge>
            {t(word)}
          </Badge>
        )}
      </div>
    </section>
  )
}
