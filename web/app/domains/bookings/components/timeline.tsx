import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import type { TimelineEntry } from '../api.ts'
import { reasonParts } from '../reasons.ts'
import { formatSlot } from '../words.ts'
import classes from './timeline.module.css'

const kinds: Record<string, string> = {
  held: msg('Slot held'),
  confirmed: msg('Paid and confirmed'),
  let_go: msg('Slot released'),
  expired: msg('Hold expired'),
  replaced: msg('Slot held again'),
  brief: msg('Question added'),
  moved: msg('Rescheduled'),
  move_declined: msg('New time declined'),
  cancelled: msg('Cancelled'),
  reassigned: msg('Assigned to another consultant'),
  refunded: msg('Refunded'),
  in_call: msg('Both joined'),
  extended: msg('Extended'),
  shortened: msg('Extension cancelled'),
  completed: msg('Completed'),
  no_show: msg('No-show'),
  appealed: msg('Appeal sent'),
  appeal_decided: msg('Appeal decided'),
  settled: msg('Payment settled'),
  reminded: msg('Reminder sent'),
  hold_ends: msg('Hold ends'),
  room_opens: msg('Joining opens'),
  starts: msg('Session starts'),
  ends: msg('Session ends'),
  appeal_ends: msg('Last date to appeal'),
}

/** Past and upcoming events, in order. */
export function Timeline({ entries, me }: { entries: readonly TimelineEntry[]; me: 'customer' | 'consultant' }) {
  const t = useT()
  const zone = useReaderZone()
  const style = { language: t.language, zone }
  const last = entries.findLastIndex(({ done }) => done)
  return (
    <ol className={classes.line}>
      {entries.map((entry, i) => (
        <li key={`${entry.kind} ${entry.at}`} data-done={entry.done} data-last={i === last}>
          <strong>{t(wordOf(entry))}</strong>
          <span className="pm-num">
            {formatDate(entry.at, style)}, {formatTime(entry.at, style)}
            {who(entry, me, t)}
          </span>
          {entry.toAt && (
            <span className="pm-num">{t('to {slot}', { slot: formatSlot(entry.toAt, { t, zone }) })}</span>
          )}
          {reasonParts(entry, t).map((words) => (
            <span key={words} lang={t.lang(words)}>
              {t('“{words}”', { words })}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

const OTHER = msg('Changed')
const wordOf = ({ kind }: TimelineEntry) => kinds[kind] ?? OTHER

function who({ byRole, by, done }: TimelineEntry, me: 'customer' | 'consultant', t: Translate) {
  if (!done || byRole === null || byRole === 'system') return ''
  if (byRole === me) return ` · ${t('you')}`
  return ` · ${byRole === 'staff' ? t('our team') : (by ?? '')}`
}
