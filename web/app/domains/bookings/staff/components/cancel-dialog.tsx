import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { cancelForPlatform, type Story } from '../api.ts'
import { DestinationField, destinationOf } from './destination-field.tsx'

/** Cancellation by the platform: a full refund, plus a credit if it is late. */
export function CancelDialog({ story: { booking, money }, close }: { story: Story; close: () => void }) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const form = useApiForm({
    initialValues: { to: 'wallet', reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('Please fill this in.')) },
    send: ({ to, reason }) =>
      operation.send({ id: booking.id, to: destinationOf(to), reason }, (input, key) =>
        cancelForPlatform(api, input, key),
      ),
    onDone: operation.onDone,
  })
  return (
    <Dialog opened onClose={close} title={t('Cancel {number}?', { number: booking.number })}>
      <p>
        {t('{name} gets a refund of {amount}. Both are notified; they do not see your reason.', {
          amount: formatPaise(money.refundablePaise),
          name: booking.customer.name,
        })}
      </p>
      <ApiForm form={form} submit={t('Cancel session')} destructive onCancel={close}>
        {money.gatewayPaise > 0 && <DestinationField {...form.field('to')} />}
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
