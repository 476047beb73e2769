import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { setAutoRefill } from '#contract/wallet/endpoints.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatRupees } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { type AutoRefill, autoRefillQuery } from '../api.ts'
import classes from './auto-refill.module.css'

interface AutoRefillDialogProps {
  state: AutoRefill
  min: number
  max: number
  onClose: () => void
  toGateway: (paymentId: number) => Promise<void>
}

const WHAT = 'PUT /api/web/v1/wallet/auto-refill'

/** Threshold and amount of auto-refill; the first payment sets up the mandate. */
export function AutoRefillDialog({ state, min, max, onClose, toGateway }: AutoRefillDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [below, setBelow] = useState(String(state.belowPaise / 100))
  const [amount, setAmount] = useState(String(state.amountPaise / 100))
  const rupees = Number(amount)
  const saving = useMutation({
    mutationFn: async (enabled: boolean) => {
      const amounts = { belowPaise: Number(below) * 100, amountPaise: rupees * 100 }
      const input = enabled ? { enabled, ...amounts } : { enabled }
      const { data } = await api.call<typeof setAutoRefill>(WHAT, input)
      client.setQueryData(autoRefillQuery(api).queryKey, data)
      const { mandatePaymentId } = data.autoRefill
      if (enabled && data.autoRefill.state === 'awaiting_mandate' && mandatePaymentId) await toGateway(mandatePaymentId)
      else void toast(enabled ? t('Auto-refill is on.') : t('Auto-refill is off.'))
    },
    onSuccess: onClose,
  })
  const errors = fieldErrors(saving.error, t)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(true)
  }
  return (
    <Dialog opened onClose={onClose} title={t('Auto-refill')}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <div className={classes.fields}>
          <RupeesInput
            whole
            label={t('When my balance falls below')}
            value={below}
            onChange={setBelow}
            error={errors.belowPaise}
          />
          <RupeesInput
            whole
            label={t('add')}
            value={amount}
            onChange={setAmount}
            error={
              errors.amountPaise ??
              (rupees < min || rupees > max
                ? t('Between {min} and {max}.', { min: formatRupees(min), max: formatRupees(max) })
                : undefined)
            }
          />
        </div>
        <p className={classes.note}>
          {t('Your bank asks for approval once, with the first payment. You can turn it off any time.')}
        </p>
        <ProblemAlert error={saving.error} />
        <DialogActions>
          {state.state === 'off' ? (
            <Button variant="default" size="lg" onClick={onClose}>
              {t('Back')}
            </Button>
          ) : (
            <Button variant="default" size="lg" onClick={() => saving.mutate(false)} loading={saving.isPending}>
              {t('Turn off')}
            </Button>
          )}
          <PayButton type="submit" size="lg" loading={saving.isPending} disabled={rupees < min || rupees > max}>
            {state.state === 'on' ? t('Save') : t('Turn on')}
          </PayButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
