import type { RefundReason } from '#contract/reasons.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { RefundWhy, whyOf } from '~/ui/operated/form/refund-why.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import type { StaffBookingRow } from '../api.ts'
import { refundReasons, sessionReasons } from '../refund-reasons.ts'

interface BulkRefundProps<Outcome> {
  bookings: readonly StaffBookingRow[]
  send: (why: { reasonCode: RefundReason; reason: string }) => Promise<Outcome>
  onDone: (outcome: Outcome) => void
  close: () => void
}

/** Refunds several sessions in full, for one reason. */
export function BulkRefund<Outcome>({ bookings, send, onDone, close }: BulkRefundProps<Outcome>) {
  const t = useT()
  const form = useApiForm({
    initialValues: { reasonCode: '', reason: '' },
    validate: {
      reasonCode: (code) => (code ? null : t('Choose a reason.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: (why) => send(whyOf(why)),
    onDone: (outcome) => {
      close()
      onDone(outcome)
    },
  })
  return (
    <Dialog
      opened
      onClose={close}
      title={t.count(bookings.length, 'Refund {count} session in full?', 'Refund {count} sessions in full?')}
    >
      <p>{bookings.map(({ number }) => number).join(', ')}</p>
      <p>{t('The remaining amount of each goes to the customer’s wallet immediately.')}</p>
      <ApiForm form={form} submit={t('Refund')} destructive onCancel={close}>
        <RefundWhy reasons={refundReasons(sessionReasons, t)} field={form.field} />
      </ApiForm>
    </Dialog>
  )
}
