import { Link } from 'react-router'
import { formatDay, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { type Notice, useMarkRead } from '../api.ts'
import { iconOf } from '../words.ts'
import classes from './notices.module.css'

/** What somebody was told; what they have not read is tinted and carries a dot. */
export function NoticeRows({ notices }: { notices: readonly Notice[] }) {
  const t = useT()
  const read = useMarkRead()
  return (
    <ul className={classes.rows}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            to={notice.path}
            className={classes.row}
            data-unread={notice.readAt === null || undefined}
            onClick={() => notice.readAt === null && read.mutate({ id: notice.id })}
          >
            <span className={classes.icon}>
              <Icon name={iconOf(notice)} size={20} />
            </span>
            <span className={classes.words}>
              <strong lang={t.lang(notice.title)}>{notice.title}</strong>
              <span className={classes.body}>{inOnePiece(notice.body)}</span>
              <At at={notice.at} />
            </span>
            {notice.readAt === null && <span className={classes.dot} role="img" aria-label={t('Unread')} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** No line ends inside a time. */
const inOnePiece = (text: string) => text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0')

/** The hour of today, else the day. */
function At({ at }: { at: string }) {
  const { language } = useT()
  const style = { language, zone: useReaderZone() }
  const now = new Date()
  const today = formatDay(at, now, style) === formatDay(now, now, style)
  return (
    <time dateTime={at} className={classes.at}>
      {today ? formatTime(at, style) : formatDay(at, now, style)}
    </time>
  )
}
