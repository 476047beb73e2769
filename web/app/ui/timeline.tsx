import { dayIn, formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import classes from './timeline.module.css'

export interface TimelineRow {
  key: string
  at: string
  /** Time of day, as exact as needed. */
  time: string
  icon: IconName
  /** Distinguishes kinds of rows by the background of their icons. */
  ground?: 'money' | 'notices' | 'calls' | undefined
  title: string
  meta?: string | undefined
  /** What somebody wrote, after `meta`. */
  note?: string | undefined
  amount?: string | undefined
}

interface TimelineProps {
  rows: readonly TimelineRow[]
  /** Shown when there are none. */
  empty: string
}

/** Events below each other inside a flush Panel; each day is shown once, at its first event. */
export function Timeline({ rows, empty }: TimelineProps) {
  const t = useT()
  if (rows.length === 0) return <p className={classes.none}>{empty}</p>
  const begins = (i: number) => i === 0 || dayIn(t.zone, rows[i]!.at) !== dayIn(t.zone, rows[i - 1]!.at)
  return (
    <ol className={classes.rows}>
      {rows.map(({ key, at, time, icon, ground, title, meta, note, amount }, i) => (
        <li key={key}>
          <time dateTime={at} className="pm-num">
            {begins(i) && <span className={classes.day}>{formatDate(at, t)}</span>}
            {time}
          </time>
          <span className={classes.icon} data-ground={ground}>
            <Icon name={icon} />
          </span>
          <div className={classes.words}>
            <strong>{title}</strong>
            {(meta || note) && (
              <span>
                {meta}
                {meta && note && ' · '}
                {note && <span lang={t.lang(note)}>{note}</span>}
              </span>
            )}
          </div>
          {amount && <strong className="pm-num">{amount}</strong>}
        </li>
      ))}
    </ol>
  )
}
