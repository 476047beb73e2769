import { useT } from '~/lib/i18n/react.tsx'
import type { WorkshopCard } from '../api.ts'
import { fillOf, seatsText } from '../words.ts'
import classes from './workshops.module.css'

/** How many seats are left, in words and as a bar. */
export function SeatMeter({ workshop }: { workshop: Pick<WorkshopCard, 'seats' | 'seatsLeft' | 'waiting'> }) {
  const t = useT()
  const { seats, seatsLeft } = workshop
  return (
    <span className={classes.meter} data-fill={fillOf(workshop)}>
      <strong>{seatsText(workshop, t)}</strong>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${(100 * (seats - seatsLeft)) / seats}%` }} />
      </span>
    </span>
  )
}
