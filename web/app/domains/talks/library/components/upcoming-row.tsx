import type { ReactNode } from 'react'
import { dayIn, formatTime, formatWeekday } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatCount } from '~/lib/money.ts'
import { formatShortMonth } from '~/lib/short-dates.ts'
import { titleOf } from '~/lib/titles.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { type LibraryTalk, talkPath } from '../api.ts'
import classes from './upcoming-row.module.css'

/** An upcoming talk: date, title, speaker and actions. */
export function UpcomingRow({ talk, children }: { talk: LibraryTalk; children: ReactNode }) {
  const t = useT()
  const zone = useReaderZone()
  const style = { language: t.language, zone }
  const day = dayIn(zone, talk.startsAt)
  return (
    <li className={classes.row}>
      <time className={classes.day} dateTime={talk.startsAt}>
        <span>{formatShortMonth(day, style)}</span>
        <strong>{Number(day.slice(8))}</strong>
      </time>
      <div className={classes.words}>
        <h3>
          <LocalLink to={talkPath(talk)} lang={t.lang(titleOf(talk, t.language))}>
            {titleOf(talk, t.language)}
          </LocalLink>
        </h3>
        <p>
          {[
            talk.speaker.name,
            `${formatWeekday(day, 'long', style)}, ${formatTime(talk.startsAt, style)}`,
            languageNames(talk.languages, t.language),
            ...(talk.going > 0 ? [t('{count} attending', { count: formatCount(talk.going) })] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className={classes.act}>{children}</div>
    </li>
  )
}
