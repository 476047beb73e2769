import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ApiForm } from '~/ui/form/api-form.tsx'
import { ReasonField } from '~/ui/form/reason-field.tsx'
import { useApiForm } from '~/ui/form/use-api-form.ts'
import { useDeed } from '~/ui/form/use-deed.ts'
import { cancelForPlatform, type Story } from '../api.ts'
import { DestinationField, destinationOf } from './destination-field.tsx'

/** The platform cancels: all of the money goes back, and a credit on top where it is late. */
export function CancelDialog({ story: { booking, money }, close }: { story: Story; close: () => void }) {
  const t = useT()
  const api = useApi()
  const deed = useDeed(close)
  const form = useApiForm({
    initialValues: { to: 'wallet', reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('Please fill this in.')) },
    send: ({ to, reason }) =>
      deed.send({ id: booking.id, to: destinationOf(to), reason }, (wish, key) => cancelForPlatform(api, wish, key)),
    onDone: deed.onDone,
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
