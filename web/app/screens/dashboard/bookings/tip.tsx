import type { Booking } from '~/domains/bookings/api.ts'
import { bookingPath } from '~/domains/bookings/paths.ts'
import { firstName, weekdayOf } from '~/domains/bookings/words.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './bookings.module.css'

/** A hint if the next session has no topic yet. */
export function Tip({ bookings }: { bookings: readonly Booking[] }) {
  const t = useT()
  const zone = useReaderZone()
  const next = bookings.find(({ state, brief }) => state === 'confirmed' && brief === '')
  if (!next) return null
  const name = firstName(next.consultant.name)
  return (
    <aside className={classes.tip}>
      <Icon name="bulb" size={22} />
      <div>
        <strong>{t('Before {weekday}', { weekday: weekdayOf(next.startsAt, { t, zone }) })}</strong>
        <span>{t('Write what you want answered. {name} will read it before the session.', { name })}</span>{' '}
        <LocalLink to={`${bookingPath(next.id)}#brief`}>{t('Add your question')}</LocalLink>
      </div>
    </aside>
  )
}
