import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { decide, type Story } from '../api.ts'

/** Decides an appeal and where the withheld money goes. Both sides read the note. */
export function DecideDialog({ story: { booking, appeal, money }, close }: { story: Story; close: () => void }) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const form = useApiForm({
    initialValues: { outcome: booking.noShowOf === 'customer' ? 'completed' : 'refund', note: '' },
    validate: { note: (note) => (note.trim() ? null : t('Please fill this in.')) },
    send: ({ outcome, note }) =>
      operation.send(
        { id: booking.id, outcome: outcome === 'refund' ? ('refund' as const) : ('completed' as const), note },
        (input, key) => decide(api, input, key),
      ),
    onDone: operation.onDone,
  })
  const amount = formatPaise(money.refundablePaise)
  const upheld = (form.values.outcome === 'refund') === (booking.noShowOf === 'customer')
  const refunds = form.values.outcome === 'refund'
  return (
    <Dialog opened onClose={close} title={t('Appeal about {number}', { number: booking.number })}>
      <p>
        {t('Message from {name}:', { name: appeal?.by ?? '' })} “{appeal?.reason}”
      </p>
      <ApiForm
        form={form}
        submit={refunds ? t('Decide and refund {amount}', { amount }) : t('Decide and pay the consultant')}
        destructive={refunds}
        onCancel={close}
      >
        <NativeSelect
          label={t('Payment')}
          description={upheld ? t('This accepts the appeal.') : t('This declines the appeal.')}
          data={[
            { value: 'completed', label: t('goes to the consultant; the session counts as completed') },
            { value: 'refund', label: t('goes back to the customer, {amount}', { amount }) },
          ]}
          {...form.field('outcome')}
        />
        <Textarea
          label={t('Note to both sides')}
          description={t('Required. Both will see it, and it is saved in the audit log.')}
          minRows={2}
          maxLength={1000}
          {...form.field('note')}
        />
      </ApiForm>
    </Dialog>
  )
}
