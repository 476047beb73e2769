import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDate, formatMonth, formatWeekday } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { STRIP_DAYS } from '../api.ts'
import { addDays, withChoice } from '../choice.ts'
import type { StripDay } from '../strip.ts'
import classes from './day-strip.module.css'

export interface StripChange {
  /** Null goes back to today. */
  week?: string | null
  day?: string | null
}

interface DayStripProps {
  strip: StripDay[]
  /** Free slots of this week are still loading. */
  unknown?: boolean
  opened: string | undefined
  today: string
  lastDay: string
  /** Controls the choice from outside; otherwise the address holds it. */
  onGo?: (change: StripChange) => void
  /** Beside the arrows: the button for the month view. */
  beside?: ReactNode
}

/** A week; each day shows its number of free slots. */
export function DayStrip({ strip, unknown, opened, today, lastDay, onGo, beside }: DayStripProps) {
  const t = useT()
  const first = strip[0]?.day ?? today
  const earlier = first > today ? addDays(first, -STRIP_DAYS) : undefined
  const later = addDays(first, STRIP_DAYS)
  return (
    <div>
      <div className={classes.head}>
        <strong>{formatMonth(opened ?? first, t)}</strong>
        {beside}
        <Step
          label={t('Earlier days')}
          icon="chevron-left"
          week={earlier && (earlier > today ? earlier : null)}
          onGo={onGo}
        />
        <Step label={t('Later days')} icon="chevron-right" week={later <= lastDay ? later : undefined} onGo={onGo} />
      </div>
      <nav className={classes.days} aria-label={t('Day')}>
        {strip.map(({ day, slots }) => (
          <Way
            key={day}
            change={first > today ? { day, week: first } : { day }}
            onGo={onGo}
            className={classes.day}
            data-full={(!unknown && slots.length === 0) || undefined}
            aria-current={day === opened ? 'date' : undefined}
          >
            <span className="pm-visually-hidden">{formatDate(day, t)},</span>
            <span aria-hidden>{formatWeekday(day, 'short', t)}</span>
            <strong aria-hidden>{Number(day.slice(8))}</strong>
            <small className="pm-num" data-unknown={unknown}>
              {!unknown && freeWords(slots.length)}
            </small>
          </Way>
        ))}
      </nav>
    </div>
  )

  function freeWords(count: number) {
    return count === 0 ? t('None|free slots') : t('{count} free', { count })
  }
}

interface StepProps {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  /** Null goes back to today; undefined means no such step. */
  week: string | null | undefined
  onGo: DayStripProps['onGo']
}

function Step({ label, icon, week, onGo }: StepProps) {
  if (week === undefined)
    return (
      <span className={classes.step} data-off>
        <Icon name={icon} />
      </span>
    )
  return (
    <Way change={{ week, day: null }} onGo={onGo} className={classes.step} aria-label={label}>
      <Icon name={icon} />
    </Way>
  )
}

interface WayProps {
  change: StripChange
  onGo: DayStripProps['onGo']
  className: string | undefined
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'date' | undefined
  'data-full'?: true | undefined
}

/** To another day or week: a link if the address holds the choice, otherwise a button. */
function Way({ change, onGo, ...rest }: WayProps) {
  const [query] = useSearchParams()
  if (onGo) return <button type="button" onClick={() => onGo(change)} {...rest} />
  return <Link to={{ search: withChoice(query, { ...change, at: null }) }} preventScrollReset replace {...rest} />
}
