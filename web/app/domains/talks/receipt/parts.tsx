import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import type { TalkReceipt } from '../api.ts'
import { clockOf } from '../words.ts'
import { formatExactTime } from './exact-time.ts'
import classes from './receipt.module.css'
import { partInWords } from './words.ts'

/** Each part of the call with its time and price; gaps are 'Free'. */
export function Parts({ receipt: { parts, talk } }: { receipt: TalkReceipt }) {
  const t = useT()
  const zone = useReaderZone()
  return (
    <table className={classes.parts}>
      <caption className="pm-visually-hidden">{t('Call details')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Part')}</th>
          <th scope="col">{t('From – to')}</th>
          <th scope="col">{t('Time')}</th>
          <th scope="col">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.fromAt}>
            <th scope="row">{partInWords(part, talk, t)}</th>
            <td>
              {formatExactTime(part.fromAt, zone, false)} – {formatExactTime(part.toAt, zone)}
            </td>
            <td>{clockOf(part.seconds)}</td>
            <td>{part.kind === 'gap' ? t('Free') : formatExactPaise(part.paise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
