import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import type { ExpertOffer } from '../api.ts'
import classes from './pre-ring-sheet.module.css'

/** What somebody may want to stop at, in minutes; only what the balance reaches is offered. */
const LIMITS = [15, 30]

interface LimitChoiceProps {
  offer: ExpertOffer
  /** Minutes; none: as far as the balance goes. */
  chosen: number | undefined
  onChoose: (minutes: number | undefined) => void
}

/** Where the talk stops by itself. */
export function LimitChoice({ offer: { expert, balancePaise }, chosen, onChoose }: LimitChoiceProps) {
  const t = useT()
  const minutes = expert.minutesWithBalance ?? 0
  const offered = LIMITS.filter((limit) => limit < minutes)
  return (
    <fieldset className={classes.limits}>
      <legend className="pm-visually-hidden">{t('When to stop')}</legend>
      <label>
        <input type="radio" name="limit" checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        <span>
          <strong>{t('Stop at my balance')}</strong>
          <small className="pm-num">
            {t.count(minutes, '{count} minute, {amount}', '{count} minutes, {amount}', {
              amount: formatPaise(balancePaise ?? 0),
            })}
          </small>
        </span>
      </label>
      {offered.map((limit) => (
        <label key={limit}>
          <input type="radio" name="limit" checked={chosen === limit} onChange={() => onChoose(limit)} />
          <span>
            <strong>{t.count(limit, 'Stop after {count} minute', 'Stop after {count} minutes')}</strong>
            <small className="pm-num">
              {t('At most {amount} with GST', { amount: formatPaise(limit * expert.rateWithTaxPaise) })}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
