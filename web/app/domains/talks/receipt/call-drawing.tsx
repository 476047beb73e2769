import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import type { TalkReceipt } from '../api.ts'
import { spanInWords } from '../words.ts'
import classes from './receipt.module.css'

/** The whole call from left to right: filled while both were connected, hatched while they were not. */
export function CallDrawing({ receipt: { parts, connectedSeconds, wholeSeconds } }: { receipt: TalkReceipt }) {
  const t = useT()
  const zone = useReaderZone()
  const first = parts[0]
  const last = parts.at(-1)
  const hasGap = parts.some(({ kind }) => kind === 'gap')
  if (!first || !last) return null
  return (
    <div className={`${classes.drawing} pm-num`}>
      <p>
        <strong>{t('Connected {span}', { span: spanInWords(connectedSeconds, t) })}</strong>
        <span>{t('of {span}', { span: spanInWords(wholeSeconds, t) })}</span>
      </p>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ fromAt, kind, seconds }) => (
          <span key={fromAt} data-kind={kind} style={{ flexGrow: Math.max(1, seconds) }} />
        ))}
      </div>
      <p className={classes.ends}>
        <span>{formatTime(first.fromAt, { zone })}</span>
        {hasGap && <span className={classes.legend}>{t('Disconnected, free')}</span>}
        <span>{formatTime(last.toAt, { zone })}</span>
      </p>
    </div>
  )
}
