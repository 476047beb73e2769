import { apart } from '~/domains/bookings/apart.ts'
import { formatSlot } from '~/domains/bookings/words.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import classes from './slot-taken.module.css'
import type { Holding } from './use-hold.ts'

interface SlotTakenProps {
  holding: Holding
  /** The consultant's name. */
  name: string
  onAllTimes: () => void
}

/** Another customer took the slot: nothing is charged, and the nearest free slots are offered. */
export function SlotTaken({ holding, name, onAllTimes }: SlotTakenProps) {
  const t = useT()
  const zone = useReaderZone()
  const { taken } = holding
  const first = taken && closestTo(taken)
  const close = () => {
    holding.reset()
    onAllTimes()
  }
  const title = t('Someone booked it a moment ago')
  return (
    <Dialog
      opened={taken !== undefined}
      onClose={close}
      title={title}
      heading={
        <>
          {taken && (
            <Badge color="madder" className={classes.gone ?? ''}>
              {t('{time} is no longer available', { time: formatTime(taken.startsAt, { zone }) })}
            </Badge>
          )}
          <span className={classes.title}>{title}</span>
        </>
      }
    >
      <p className={classes.line}>
        {first
          ? t('You have not been charged. {name} is also free at these times, for the same fee.', { name })
          : t('You have not been charged. {name} has no other free time around then.', { name })}
      </p>
      {taken && taken.nearest.length > 0 && (
        <ul className={classes.nearest}>
          {taken.nearest.map((at) => (
            <li key={at}>
              <button
                type="button"
                data-first={at === first}
                disabled={holding.busy}
                onClick={() => holding.hold(at)}
                {...(at === first && { 'data-autofocus': true })}
              >
                <strong className="pm-num">{formatSlot(at, { t, zone })}</strong>
                <span>{apart(taken.startsAt, at, zone, t)}</span>
                {at === first && <Icon name="circle-check" size={22} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button variant="default" size="lg" onClick={close}>
          {t('All times')}
        </Button>
        {first && (
          <Button size="lg" loading={holding.busy} onClick={() => holding.hold(first)}>
            {t('Hold {time}', { time: formatTime(first, { zone }) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Of two equally close ones, the later. */
function closestTo({ startsAt, nearest }: NonNullable<Holding['taken']>) {
  const away = (at: string) => Math.abs(Date.parse(at) - Date.parse(startsAt))
  return [...nearest]
    .reverse()
    .reduce<string | undefined>((best, at) => (best === undefined || away(at) < away(best) ? at : best), undefined)
}
