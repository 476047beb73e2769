import { Link } from 'react-router'
import { formatDay, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { type AppNotification, useMarkRead } from '../api.ts'
import { iconOf } from '../words.ts'
import classes from './notifications.module.css'

/** Notifications; unread ones are tinted and have a dot. */
export function NotificationRows({ notifications }: { notifications: readonly AppNotification[] }) {
  const t = useT()
  const read = useMarkRead()
  return (
    <ul className={classes.rows}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <Link
            to={notification.path}
            className={classes.row}
            data-unread={notification.readAt === null || undefined}
            onClick={() => notification.readAt === null && read.mutate({ id: notification.id })}
          >
            <span className={classes.icon}>
              <Icon name={iconOf(notification)} size={20} />
            </span>
            <span className={classes.words}>
              <strong lang={t.lang(notification.title)}>{notification.title}</strong>
              <span className={classes.body}>{inOnePiece(notification.body)}</span>
              <At at={notification.at} />
            </span>
            {notification.readAt === null && <span className={classes.dot} role="img" aria-label={t('Unread')} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Keeps a time on one line. */
const inOnePiece = (text: string) => text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0')

/** The time if it is today, otherwise the day. */
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
