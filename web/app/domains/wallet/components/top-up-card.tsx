import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatRupees } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { FormCard } from '~/ui/form-card.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { topUp } from '../api.ts'
import classes from './top-up-card.module.css'

const QUICK_RUPEES = [500, 1_000, 2_000, 5_000] as const
const FIRST_OFFER = 2_000

interface TopUpCardProps {
  min: number
  max: number
  /** Opens the gateway. */
  toGateway: (paymentId: number) => Promise<void>
}

/** Adds money: a common amount with one press, or any other within the limits. */
export function TopUpCard({ min, max, toGateway }: TopUpCardProps) {
  const t = useT()
  const api = useApi()
  const idempotency = useIdempotencyKey()
  const [typed, setTyped] = useState(String(FIRST_OFFER))
  const [isLeft, setLeft] = useState(false)
  const rupees = Number(typed)
  const adding = useMutation({
    mutationFn: async (amountPaise: number) => {
      const { paymentId } = await topUp(api, amountPaise, idempotency.keyFor(amountPaise))
      idempotency.done()
      await toGateway(paymentId)
    },
  })
  const isWithin = rupees >= min && rupees <= max
  const limits = t('Between {min} and {max}.', { min: formatRupees(min), max: formatRupees(max) })
  const said = adding.error ? (fieldErrors(adding.error, t).amountPaise ?? problemText(adding.error, t)) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (isWithin) adding.mutate(rupees * 100)
  }
  return (
    <FormCard title={t('Add money')} onSubmit={submit}>
      <fieldset className={classes.quick}>
        <legend className="pm-visually-hidden">{t('Quick amounts')}</legend>
        {QUICK_RUPEES.filter((amount) => amount >= min && amount <= max).map((amount) => (
          <label key={amount}>
            <input
              type="radio"
              name="quick-amount"
              checked={rupees === amount}
              onChange={() => setTyped(String(amount))}
            />
            <span className="pm-num">{formatRupees(amount)}</span>
          </label>
        ))}
      </fieldset>
      <RupeesInput
        whole
        label={t('Or another amount')}
        value={typed}
        onChange={(next) => {
          setLeft(false)
          setTyped(next)
        }}
        onBlur={() => setLeft(true)}
        error={(isLeft && !isWithin && limits) || said}
      />
      <PayButton type="submit" size="lg" fullWidth loading={adding.isPending}>
        {isWithin ? t('Add {amount}', { amount: formatRupees(rupees) }) : t('Add money')}
      </PayButton>
    </FormCard>
  )
}
