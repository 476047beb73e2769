import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import type { Story } from '../api.ts'
import classes from './staff.module.css'

interface StoryMoneyProps {
  movements: Story['movements']
  /** Labels of ledger accounts and movements. */
  placeInWords: (place: string) => string
  kindInWords: (kind: string) => string
}

/** Every movement of the order with its entries: debits equal credits. */
export function StoryMoney({ movements, placeInWords, kindInWords }: StoryMoneyProps) {
  const t = useT()
  if (movements.length === 0) return <p className={classes.none}>{t('No transactions yet.')}</p>
  return (
    <ol className={classes.movements}>
      {movements.map(({ id, at, kind, entries }) => (
        <li key={id} className={classes.one}>
          <div className={classes.movement}>
            <strong>{kindInWords(kind)}</strong>
            <span className={classes.small}>
              {`JE-${id}`} · {formatDate(at, t)}, {formatTime(at, t)}
            </span>
          </div>
          <dl>
            {entries.map(({ place, of, paise }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never change and are identified by position.
              <div key={position}>
                <dt>
                  {placeInWords(place)}
                  {of && <span className={classes.small}> {of}</span>}
                </dt>
                <dd className="pm-num">
                  {paise > 0 ? '+' : '−'}
                  {formatExactPaise(Math.abs(paise))}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
