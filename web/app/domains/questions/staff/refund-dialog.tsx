import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { type ReasonChoice, RefundWhy, whyOf } from '~/ui/operated/form/refund-why.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { Segments } from '~/ui/segments.tsx'
import { type QuestionStory, refundQuestion } from './api.ts'

interface RefundDialogProps {
  story: QuestionStory
  /** Reasons to choose from. */
  reasons: readonly ReasonChoice[]
  close: () => void
}

const RUPEES = /^\d{1,8}(\.\d{1,2})?$/
const paiseOf = (rupees: string) => Math.round(Number(rupees.trim()) * 100)

/** Refunds all that is left, which ends the question, or a part of it. */
export function RefundDialog({ story, reasons, close }: RefundDialogProps) {
  const t = useT()
  const { question, refundablePaise: most, gatewayPaise } = story
  const { id, number } = question
  const api = useApi()
  const operation = useOperation(close)
  const fits = (typed: string) => RUPEES.test(typed.trim()) && paiseOf(typed) > 0 && paiseOf(typed) <= most
  const form = useApiForm({
    initialValues: { share: 'all', rupees: '', to: 'wallet', reasonCode: '', reason: '' },
    validate: {
      rupees: (typed, { share }) =>
        share === 'all' || fits(typed)
          ? null
          : t('Enter an amount of at most {amount}.', { amount: formatPaise(most) }),
      reasonCode: (code) => (code ? null : t('Choose a reason.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: ({ share, rupees, to, ...why }) => {
      const destination = to === 'source' ? ('source' as const) : ('wallet' as const)
      const input = { id, to: destination, ...whyOf(why), ...(share === 'other' && { paise: paiseOf(rupees) }) }
      return operation.send(input, (sent, key) => refundQuestion(api, sent, key))
    },
    onDone: operation.onDone,
  })
  const { share, rupees } = form.values
  const amount = formatPaise(share === 'all' ? most : fits(rupees) ? paiseOf(rupees) : 0)
  return (
    <Dialog opened onClose={close} title={t('Refund {number}', { number })}>
      <Segments
        legend={t('How much')}
        name="share"
        chosen={share}
        onChoose={(chosen) => form.setValues({ share: chosen })}
        choices={[
          { value: 'all', label: t('All, {amount}', { amount: formatPaise(most) }) },
          { value: 'other', label: t('Other|an amount') },
        ]}
      />
      <p>
        {share === 'all'
          ? t('The question ends, and the consultant’s earning is reversed.')
          : t('The question continues. The same share of the consultant’s earning is reversed.')}
      </p>
      <ApiForm form={form} submit={t('Refund {amount}', { amount })} onCancel={close} destructive>
        {share === 'other' && (
          <RupeesInput label={t('Amount in rupees')} description={t('Including tax.')} {...form.field('rupees')} />
        )}
        {gatewayPaise > 0 && (
          <NativeSelect
            label={t('Refund UPI, card and bank payments')}
            data={[
              { value: 'wallet', label: t('to the wallet, immediately') },
              { value: 'source', label: t('to the original payment method, in a few days') },
            ]}
            {...form.field('to')}
          />
        )}
        <RefundWhy reasons={reasons} field={form.field} />
      </ApiForm>
    </Dialog>
  )
}
