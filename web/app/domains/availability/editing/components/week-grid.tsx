import { type CSSProperties, Fragment } from 'react'
import { formatHour, formatSlot, formatWeekday } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { BusyTime, SeenSlot } from '../api.ts'
import { type Block, blocksOn, shownHours, workedMinutes } from '../blocks.ts'
import { type Range, timeOf } from '../clock.ts'
import { type Draft, isOver, keyOf, type Place, planOn } from '../draft.ts'
import { placeName, shortRangeText, weekdayName } from '../words.ts'
import { useDragHours } from './use-drag-hours.ts'
import classes from './week-grid.module.css'

interface WeekGridProps {
  draft: Draft
  places: readonly Place[]
  busyTimes: readonly BusyTime[]
  /** Unknown while they are loading. */
  slots: readonly SeenSlot[] | undefined
  today: string
  onOpen: (place: Place) => void
  onAdd: (place: Place, range: Range) => void
}

/** A week by the hour: dragging over empty time adds hours, a press on a day or its hours edits them. */
export function WeekGrid({ draft, places, busyTimes, slots, today, onOpen, onAdd }: WeekGridProps) {
  const t = useT()
  const days = places.map((place) => ({ place, blocks: blocksOn(draft, place, busyTimes, slots) }))
  const shown = shownHours(days.flatMap(({ blocks }) => blocks))
  const hours = Array.from({ length: (shown.toMinute - shown.fromMinute) / 60 }, (_, i) => shown.fromMinute + i * 60)
  return (
    <div className={classes.grid} style={{ '--hours': hours.length } as CSSProperties}>
      <div className={classes.corner} aria-hidden />
      {days.map(({ place }) => (
        <DayHead key={keyOf(place)} {...{ draft, place, today, onOpen }} />
      ))}
      <div className={classes.hours} aria-hidden>
        {hours.slice(1).map((minute) => (
          <span key={minute} style={{ '--at': (minute - shown.fromMinute) / 60 } as CSSProperties}>
            {formatHour(timeOf(minute), t)}
          </span>
        ))}
      </div>
      {days.map(({ place, blocks }) => (
        <DayColumn key={keyOf(place)} {...{ draft, place, blocks, today, onOpen, onAdd }} from={shown.fromMinute} />
      ))}
    </div>
  )
}

function DayHead({
  draft,
  place,
  today,
  onOpen,
}: Pick<WeekGridProps, 'draft' | 'today' | 'onOpen'> & { place: Place }) {
  const t = useT()
  const { off } = planOn(draft, place)
  const minutes = workedMinutes(draft, place)
  const open = t('{hours} hr', { hours: Number((minutes / 60).toFixed(2)) })
  const state = off ? t('Leave|time off') : minutes === 0 ? t('Closed|no hours') : open
  const name =
    'date' in place
      ? `${formatWeekday(place.date, 'short', t)} ${Number(place.date.slice(8))}`
      : weekdayName(place.weekday, t, 'short')
  return (
    <button
      type="button"
      className={classes.head}
      data-closed={!off && minutes === 0}
      disabled={isOver(place, today)}
      onClick={() => onOpen(place)}
    >
      <strong>{name}</strong>
      <span>{state}</span>
      <span className="pm-visually-hidden">{t('{day}. Change hours', { day: placeName(place, t) })}</span>
    </button>
  )
}

interface DayColumnProps extends Pick<WeekGridProps, 'draft' | 'today' | 'onOpen' | 'onAdd'> {
  place: Place
  blocks: readonly Block[]
  from: number
}

function DayColumn({ draft, place, blocks, from, today, onOpen, onAdd }: DayColumnProps) {
  const t = useT()
  const { off } = planOn(draft, place)
  const { ghost, handlers } = useDragHours(from, blocks, (range) => onAdd(place, range))
  const isPast = isOver(place, today)
  const isClosed = !off && blocks.every(({ kind }) => kind !== 'open')
  const style = ({ fromMinute, toMinute }: Pick<Block, 'fromMinute' | 'toMinute'>) =>
    ({ '--at': (fromMinute - from) / 60, '--length': (toMinute - fromMinute) / 60 }) as CSSProperties
  return (
    <div className={classes.column} data-closed={isClosed} data-past={isPast} {...(off || isPast ? {} : handlers)}>
      {off && (
        <button type="button" className={classes.leave} disabled={isPast} onClick={() => onOpen(place)}>
          <strong>{t('On leave')}</strong>
          {off.note && <span lang={t.lang(off.note)}>{off.note}</span>}
        </button>
      )}
      {blocks.map((block) => (
        <Fragment key={`${block.kind} ${block.fromMinute}`}>
          {block.kind === 'open' ? (
            <button
              type="button"
              className={classes.open}
              disabled={isPast}
              style={style(block)}
              onClick={() => onOpen(place)}
            >
              <strong>{shortRangeText({ from: timeOf(block.fromMinute), to: timeOf(block.toMinute) })}</strong>
              {block.slots !== null && block.toMinute - block.fromMinute >= 60 && (
                <span>{t.count(block.slots, '{count} slot', '{count} slots')}</span>
              )}
              <span className="pm-visually-hidden">{t('{day}. Change hours', { day: placeName(place, t) })}</span>
            </button>
          ) : (
            <Taken block={block} style={style(block)} />
          )}
        </Fragment>
      ))}
      {ghost && <div className={classes.ghost} style={style(ghost)} aria-hidden />}
    </div>
  )
}

/** A booked session links to its page. */
function Taken({ block: { kind, fromMinute, name, bookingId }, style }: { block: Block; style: CSSProperties }) {
  const t = useT()
  const text =
    kind === 'external'
      ? t('Busy in your other calendar')
      : [formatSlot(timeOf(fromMinute)), name].filter(Boolean).join(' · ')
  if (bookingId === null || kind === 'hold')
    return (
      <p className={classes.taken} data-kind={kind} style={style}>
        {text}
      </p>
    )
  return (
    <LocalLink to={`/bookings/${bookingId}`} className={classes.taken} style={style}>
      {text}
    </LocalLink>
  )
}
