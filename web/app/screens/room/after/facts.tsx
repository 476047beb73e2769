import type { RoomView } from '~/domains/calls/call.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './after-call.module.css'

/** '28 min 40 s'. */
function lasted(seconds: number, t: Translate) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  if (minutes === 0) return t('{seconds} s', { seconds: rest })
  return rest === 0 ? t('{minutes} min', { minutes }) : t('{minutes} min {seconds} s', { minutes, seconds: rest })
}

/** When it was and how long the two were connected, by the server's clock. */
export function Facts({ room: { startsAt, endsAt, connectedSeconds, number } }: { room: RoomView }) {
  const t = useT()
  const zone = useReaderZone()
  const style = { language: t.language, zone }
  const span = endsAt ? `${formatTime(startsAt, style)} – ${formatTime(endsAt, style)}` : formatTime(startsAt, style)
  return (
    <dl className={`${classes.facts} pm-num`}>
      <div>
        <dt>{t('Connected for')}</dt>
        <dd>{connectedSeconds > 0 ? lasted(connectedSeconds, t) : t('You did not meet')}</dd>
      </div>
      <div>
        <dt>{formatDate(startsAt, style)}</dt>
        <dd>{span}</dd>
      </div>
      <div>
        <dt>{t('Number')}</dt>
        <dd>{number}</dd>
      </div>
    </dl>
  )
}
