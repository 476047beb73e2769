import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import classes from './top-up-form.module.css'

interface AmountChoiceProps {
  offered: readonly { paise: number; minutes: number }[]
  chosen: number | undefined
  onChoose: (paise: number | undefined) => void
  error: string | undefined
}

/** Common amounts with the minutes they buy; 'Other' asks for one. */
export function AmountChoice({ offered, chosen, onChoose, error }: AmountChoiceProps) {
  const t = useT()
  const [isOther, setOther] = useState(offered.length === 0)
  return (
    <>
      <fieldset className={classes.amounts}>
        <legend className="pm-visually-hidden">{t('Amount to add')}</legend>
        {offered.map(({ paise, minutes }) => (
          <label key={paise}>
            <input
              type="radio"
              name="amount"
              checked={!isOther && chosen === paise}
              onChange={() => {
                setOther(false)
                onChoose(paise)
              }}
            />
            <span className="pm-num">
              <strong>{formatPaise(paise)}</strong>
              <small>{t('{minutes} min', { minutes: formatCount(minutes) })}</small>
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name="amount" checked={isOther} onChange={() => setOther(true)} />
          <span>
            <strong>{t('Other|amount')}</strong>
          </span>
        </label>
      </fieldset>
      {isOther && (
        <RupeesInput
          whole
          label={t('Amount in rupees')}
          value={chosen === undefined ? '' : String(Math.floor(chosen / 100))}
          error={error}
          onChange={(rupees) => onChoose(rupees ? Number(rupees) * 100 : undefined)}
        />
      )}
    </>
  )
}
