import { formatDate, formatWeekday } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Switch } from '~/ui/operated/switch.tsx'
import type { BusyTime } from '../api.ts'
import { blocksOn } from '../blocks.ts'
import { type Range, timeOf } from '../clock.ts'
import { type Draft, isOver, keyOf, type Place, planOn } from '../draft.ts'
import { placeName, rangeText, shortRangeText, weekdayName } from '../words.ts'
import classes from './day-list.module.css'

interface DayListProps {
  draft: Draft
  places: readonly Place[]
  busyTimes: readonly BusyTime[]
  today: string
  onOpen: (place: Place) => void
  onHours: (place: Place, ranges: Range[]) => void
  /** Opens a closed day with its usual hours or default ones. */
  onSwitchOn: (place: Place) => void
}

/** A week as a list of days, for phones. */
export function DayList({ draft, places, busyTimes, today, onOpen, onHours, onSwitchOn }: DayListProps) {
  const t = useT()
  return (
    <ul className={classes.days}>
      {/* Past days cannot be planned. */}
      {places
        .filter((place) => !isOver(place, today))
        .map((place) => {
          const { ranges, off } = planOn(draft, place)
          const taken = blocksOn(draft, place, busyTimes).filter(({ kind }) => kind !== 'open')
          const name = placeName(place, t)
          return (
            <li key={keyOf(place)}>
              <div className={classes.head}>
                <h3>
                  {'date' in place ? formatWeekday(place.date, 'long', t) : weekdayName(place.weekday, t)}{' '}
                  {'date' in place && <span>{formatDate(place.date, t).split(' ')[0]}</span>}
                </h3>
                <Switch
                  size="lg"
                  checked={ranges.length > 0}
                  aria-label={t('{day}: open', { day: name })}
                  onChange={() => (ranges.length > 0 ? onHours(place, []) : onSwitchOn(place))}
                />
              </div>
              {off && (
                <p className={classes.leave}>{off.note ? t('On leave, {note}', { note: off.note }) : t('On leave')}</p>
              )}
              {!off && ranges.length === 0 && <p className={classes.closed}>{t('Closed|no hours')}</p>}
              {taken.length > 0 && (
                <ul className={classes.taken}>
                  {taken.map(({ kind, fromMinute, toMinute, name: who, bookingId }) => {
                    const when = shortRangeText({ from: timeOf(fromMinute), to: timeOf(toMinute) })
                    const text = `${when} · ${kind === 'external' ? t('Busy in your other calendar') : (who ?? t('Booked|session'))}`
                    return (
                      <li key={`${kind} ${fromMinute}`} data-kind={kind}>
                        {bookingId && kind !== 'hold' ? (
                          <LocalLink to={`/bookings/${bookingId}`}>{text}</LocalLink>
                        ) : (
                          text
                        )}
                      </li>
                    )
                  })}
                </ul>
              )}
              {!off && (
                <div className={classes.ranges}>
                  {ranges.map((range) => (
                    <span key={range.from} className={classes.range}>
                      <button type="button" onClick={() => onOpen(place)}>
                        <span className="pm-visually-hidden">{t('Change')} </span>
                        {rangeText(range)}
                      </button>
                      <button
                        type="button"
                        aria-label={t('Remove {range} on {day}', { range: rangeText(range), day: name })}
                        onClick={() =>
                          onHours(
                            place,
                            ranges.filter((one) => one !== range),
                          )
                        }
                      >
                        <Icon name="x" size={18} />
                      </button>
                    </span>
                  ))}
                  {ranges.length > 0 && (
                    <button
                      type="button"
                      className={classes.add}
                      aria-label={t('Add hours on {day}', { day: name })}
                      onClick={() => onOpen(place)}
                    >
                      <Icon name="plus" size={18} /> {t('Add hours')}
                    </button>
                  )}
                </div>
              )}
            </li>
          )
        })}
    </ul>
  )
}
