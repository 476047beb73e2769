import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Button } from '~/ui/operated/button.tsx'
import { DialogActions } from '~/ui/operated/dialog.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { minutesFor } from '../meter/rules.ts'
import type { Paid, PayMethod, StartPaying } from '../paying.ts'
import { AmountChoice } from './amount-choice.tsx'
import { PayByChoice } from './pay-by-choice.tsx'
import classes from './top-up-form.module.css'

interface TopUpFormProps {
  paisePerMinute: number
  /** Minimum amount. */
  leastPaise: number
  mostPaise: number
  startPaying: StartPaying
  onPaid: () => void
  onCancel: () => void
}

const QUICK_PAISE = [50_000, 100_000, 200_000, 500_000]
const SHOWN = 3

/** Common amounts with what they buy, or another one; the gateway opens beside the page. */
export function TopUpForm({ paisePerMinute, leastPaise, mostPaise, startPaying, onPaid, onCancel }: TopUpFormProps) {
  const t = useT()
  const offered = QUICK_PAISE.filter((paise) => paise >= leastPaise && paise <= mostPaise).slice(0, SHOWN)
  const [paise, setPaise] = useState<number | undefined>(offered[1] ?? offered[0] ?? leastPaise)
  const [method, setMethod] = useState<PayMethod>('upi')
  const adding = useMutation({
    mutationFn: ({ lead, amount }: { lead: ReturnType<StartPaying>; amount: number }) => lead(amount, method),
    onSuccess: (paid) => paid === 'captured' && onPaid(),
  })
  const isWithin = paise !== undefined && paise >= leastPaise && paise <= mostPaise
  // The window opens within the click: later the browser would block it.
  const press = () => isWithin && adding.mutate({ lead: startPaying(), amount: paise })
  return (
    <>
      <AmountChoice
        offered={offered.map((one) => ({ paise: one, minutes: minutesFor(one, paisePerMinute) }))}
        chosen={paise}
        onChoose={setPaise}
        error={
          paise !== undefined && !isWithin
            ? t('Between {min} and {max}.', { min: formatPaise(leastPaise), max: formatPaise(mostPaise) })
            : undefined
        }
      />
      <PayByChoice chosen={method} onChoose={setMethod} />
      <p className={classes.said} role="status" data-bad={adding.isError || adding.data === 'failed'}>
        {adding.isPending && t('The payment is open in another window. Please complete it there.')}
        {adding.error && problemText(adding.error, t)}
        {adding.data && t(outcomes[adding.data])}
      </p>
      <DialogActions>
        <Button variant="default" size="lg" onClick={onCancel}>
          {t('Not now')}
        </Button>
        <PayButton size="lg" loading={adding.isPending} disabled={!isWithin} onClick={press}>
          {isWithin ? t('Add {amount}', { amount: formatPaise(paise) }) : t('Add money')}
        </PayButton>
      </DialogActions>
    </>
  )
}

const outcomes: Record<Paid, string> = {
  captured: msg('Money added to your wallet.'),
  pending: msg('Your bank is confirming. The money will be added automatically; please do not pay again.'),
  failed: msg('The payment did not go through. You were not charged.'),
  closed: msg('The payment was not completed. You were not charged.'),
}
