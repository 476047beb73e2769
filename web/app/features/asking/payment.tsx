import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PriceLines } from '~/domains/availability/components/price-lines.tsx'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import { type Question, questionPriceQuery } from '~/domains/questions/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { PayPanel } from '~/features/checkout/held-slot/pay-panel.tsx'
import { useOrderForm } from '~/features/checkout/order-form/use-order-form.ts'
import { usePlacing } from '~/features/checkout/order-form/use-placing.ts'
import { focusFirstWrong } from '~/lib/focus-first-wrong.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import classes from './asking.module.css'
import type { Drafting } from './use-draft.ts'

interface PaymentProps {
  draft: Question | undefined
  asked: Profile | undefined
  drafting: Drafting
  /** Shows what is missing. */
  onCheck: () => void
}

/** The price, and the payment once the question is complete and stored. */
export function Payment({ draft, asked, drafting, onCheck }: PaymentProps) {
  const t = useT()
  // Only what is stored is priced: an earlier answer would say that an incomplete question cannot be bought.
  const isPriced = draft !== undefined && draft.title !== '' && draft.body !== '' && draft.industry !== null
  // While it is being written, nothing changes below it until the person wants to pay.
  const [wantsToPay, setWantsToPay] = useState(isPriced)
  const form = useOrderForm(isPriced ? [{ id: draft.id, type: 'question' }] : [])
  const placing = usePlacing({ onRefused: () => void form.quote.refetch() })
  const { title, body, industryId, consultantId } = drafting.fields
  const isComplete = title.trim() !== '' && body.trim() !== '' && industryId !== null
  const paying = useMutation({
    mutationFn: async (quote: Quote) => {
      await drafting.save()
      await placing.mutateAsync({ quote, ...form.rest, billing: form.billing, method: form.method })
    },
  })
  const quote = form.quote.data
  const canBeBought = quote !== undefined && sellable(quote).length > 0
  if (wantsToPay && canBeBought && isComplete)
    return (
      <PayPanel
        {...{ form, quote, paying }}
        name={t('Written answer')}
        act={t('Pay {amount} and send', { amount: formatPaise(quote.duePaise || quote.totalPaise) })}
      >
        <Terms />
      </PayPanel>
    )
  // What is stored is complete and yet cannot be bought.
  const isQuoted = isPriced && quote !== undefined && !form.quote.isFetching
  const isRefused = consultantId !== null && isComplete && isQuoted && !canBeBought
  return (
    <section className={classes.card} aria-label={t('Price and payment')}>
      <Price asked={asked} industryId={industryId} />
      {wantsToPay && form.quote.isError && <LoadFailed retry={form.quote.refetch} />}
      {isRefused ? (
        <p className={classes.note} role="status">
          {t('This expert cannot be asked now. Ask any expert instead, or choose another one.')}
        </p>
      ) : (
        <Button
          size="lg"
          fullWidth
          loading={wantsToPay && form.quote.isFetching}
          onClick={() => {
            onCheck()
            setWantsToPay(true)
            if (isComplete) void drafting.save().catch(() => undefined)
            else focusFirstWrong()
          }}
        >
          {t('Continue to payment')}
        </Button>
      )}
      <Terms />
    </section>
  )
}

/** The price before the question is complete. */
function Price({ asked, industryId }: { asked: Profile | undefined; industryId: number | null }) {
  const t = useT()
  const gstPercent = useSettings()?.gstPercent
  const open = useQuery({
    ...questionPriceQuery(useApi(), industryId ?? 0),
    enabled: asked === undefined && industryId !== null,
  })
  const feePaise = asked
    ? asked.allFees.find(({ mode }) => mode === 'written')?.feePaise
    : industryId === null
      ? undefined
      : open.data?.pricePaise
  if (asked && feePaise === undefined)
    return <p className={classes.note}>{t('{name} does not give written answers now.', { name: asked.name })}</p>
  if (feePaise === undefined || gstPercent === undefined)
    return <p className={classes.note}>{t('Choose an industry to see the price.')}</p>
  return <PriceLines choice={{ mode: 'written', minutes: 0, fee: { feePaise } }} gstPercent={gstPercent} />
}

function Terms() {
  const t = useT()
  const hours = useSettings()?.questionAnswerHours ?? 48
  return (
    <p className={classes.note}>
      {t.count(
        hours,
        'Answered within {count} hour of acceptance, or a full refund. You can cancel free until an expert accepts.',
        'Answered within {count} hours of acceptance, or a full refund. You can cancel free until an expert accepts.',
      )}
    </p>
  )
}
