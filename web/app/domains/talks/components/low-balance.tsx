import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import type { ExpertOffer } from '../api.ts'
import type { StartPaying } from '../paying.ts'
import classes from './pre-ring-sheet.module.css'
import { PriceFacts } from './price-facts.tsx'
import { TopUpForm } from './top-up-form.tsx'

interface LowBalanceProps {
  offer: ExpertOffer
  limits: { leastPaise: number; mostPaise: number }
  startPaying: StartPaying
  onPaid: () => void
  onCancel: () => void
}

/** The balance is below the shortest talk: the missing amount, and a way to add it. */
export function LowBalance({ offer, limits, startPaying, onPaid, onCancel }: LowBalanceProps) {
  const t = useT()
  const { expert, leastMinutes } = offer
  const missingPaise = expert.missingPaise ?? 0
  return (
    <>
      <PriceFacts offer={offer} />
      <p className={classes.busy}>
        {t('You need balance for {minutes} minutes. Add at least {amount}.', {
          minutes: leastMinutes,
          amount: formatPaise(missingPaise),
        })}
      </p>
      <TopUpForm
        paisePerMinute={expert.rateWithTaxPaise}
        leastPaise={Math.max(limits.leastPaise, Math.ceil(missingPaise / 100) * 100)}
        mostPaise={limits.mostPaise}
        startPaying={startPaying}
        onPaid={onPaid}
        onCancel={onCancel}
      />
    </>
  )
}
