import { Link, useSearchParams } from 'react-router'
import { formatDate, formatMonth, formatWeekday } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { STRIP_DAYS } from '../api.ts'
import { addDays, withChoice } from '../choice.ts'
import type { StripDay } from '../strip.ts'
import classes from './day-strip.module.css'

interface DayStripProps {
  strip: StripDay[]
  opened: string | undefined
  today: string
  lastDay: string
}

/** A week, each day with the number of its free slots. */
export function DayStrip({ strip, opened, today, lastDay }: DayStripProps) {
  const t = useT()
  const [query] = useSearchParams()
  const first = strip[0]?.day ?? today
  const earlier = first > today ? addDays(first, -STRIP_DAYS) : undefined
  const later = addDays(first, STRIP_DAYS)
  return (
    <div>
      <div className={classes.head}>
        <strong>{formatMonth(opened ?? first, t)}</strong>
        <Step label={t('Earlier days')} icon="chevron-left" week={earlier && (earlier > today ? earlier : null)} />
        <Step label={t('Later days')} icon="chevron-right" week={later <= lastDay ? later : undefined} />
      </div>
      <nav className={classes.days} aria-label={t('Day')}>
        {strip.map(({ day, slots }) => (
          <Link
            key={day}
            to={{ search: withChoice(query, { day, at: null }) }}
            preventScrollReset
            replace
            className={classes.day}
            data-full={slots.length === 0 || undefined}
            aria-current={day === opened ? 'date' : undefined}
          >
            <span className="pm-visually-hidden">{formatDate(day, { language: t.language })},</span>
            <span aria-hidden>{formatWeekday(day, 'short', t)}</span>
            <strong aria-hidden>{Number(day.slice(8))}</strong>
            <small className="pm-num">{freeWords(slots.length)}</small>
          </Link>
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
  /** Null leads back to today; undefined leads nowhere. */
  week: string | null | undefined
}

function Step({ label, icon, week }: StepProps) {
  const [query] = useSearchParams()
  if (week === undefined)
    return (
      <span className={classes.step} data-off>
        <Icon name={icon} />
      </span>
    )
  return (
    <Link
      to={{ search: withChoice(query, { week, day: null, at: null }) }}
      preventScrollReset
      replace
      className={classes.step}
      aria-label={label}
    >
      <Icon name={icon} />
    </Link>
  )
}
