import type { Destination } from '~/domains/bookings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import classes from './dialogs.module.css'

interface DestinationChoiceProps {
  chosen: Destination
  onChoose: (to: Destination) => void
  /** How the refund is split. */
  refund: { refundPaise: number; gatewayPaise: number }
}

/** Where the gateway's part goes: the wallet at once, or back to its source in some days. */
export function DestinationChoice({ chosen, onChoose, refund: { refundPaise, gatewayPaise } }: DestinationChoiceProps) {
  const t = useT()
  const isPart = gatewayPaise < refundPaise
  const ways = [
    { value: 'wallet', word: t('Wallet'), meta: t('Immediately') },
    {
      value: 'source',
      word: t('Original payment method'),
      meta: isPart
        ? t('{amount} in 3 to 5 working days, the rest to the wallet', { amount: formatPaise(gatewayPaise) })
        : t('3 to 5 working days'),
    },
  ] as const
  return (
    <fieldset className={classes.ways}>
      <legend>{t('Send it to')}</legend>
      {ways.map(({ value, word, meta }) => (
        <label key={value}>
          <input type="radio" name="to" value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            <strong>{word}</strong>
            <small className="pm-num">{meta}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
