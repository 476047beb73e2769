import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import type { BusyTime } from '../api.ts'
import classes from './schedule-editor.module.css'

/** Booked sessions outside the new hours: they remain, and the consultant sees which. */
export function Outside({ sessions, zone }: { sessions: readonly BusyTime[]; zone: string }) {
  const t = useT()
  if (sessions.length === 0) return null
  const style = { language: t.language, zone }
  return (
    <Alert
      color="marigold"
      icon={<Icon name="alert-circle" />}
      title={t.count(
        sessions.length,
        '{count} booked session is outside your hours',
        '{count} booked sessions are outside your hours',
      )}
    >
      {t('These bookings do not change. Reschedule or cancel them in Bookings if you cannot take them.')}
      <ul className={classes.outside}>
        {sessions.map(({ startsAt, endsAt, name }) => (
          <li key={startsAt}>
            {formatDate(startsAt, style)}, {formatTime(startsAt, style)}
            {endsAt && ` – ${formatTime(endsAt, style)}`}
            {name && ` · ${name}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
