import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { decideCredit, type Story } from '../api.ts'

/** The part of the customer's credit that the consultant could not pay: granted by the platform or dismissed. */
export function CreditDialog({ story: { booking, credit }, close }: { story: Story; close: () => void }) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const form = useApiForm({
    initialValues: { decision: 'give', reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('Please fill this in.')) },
    send: ({ decision, reason }) =>
      operation.send(
        { id: booking.id, decision: decision === 'give' ? ('give' as const) : ('dismiss' as const), reason },
        (input, key) => decideCredit(api, input, key),
      ),
    onDone: operation.onDone,
  })
  const amount = formatPaise((credit?.promisedPaise ?? 0) - (credit?.givenPaise ?? 0))
  const gives = form.values.decision === 'give'
  return (
    <Dialog opened onClose={close} title={t('Credit for {number}', { number: booking.number })}>
      <ApiForm
        form={form}
        submit={gives ? t('Give {amount}', { amount }) : t('Do not give')}
        destructive={!gives}
        onCancel={close}
      >
        <NativeSelect
          label={t('The credit')}
          data={[
            { value: 'give', label: t('is paid by the platform, {amount}', { amount }) },
            { value: 'dismiss', label: t('is not given') },
          ]}
          {...form.field('decision')}
        />
        <Textarea
          label={t('Reason')}
          description={t('Required. Saved in the audit log.')}
          minRows={2}
          maxLength={500}
          {...form.field('reason')}
        />
      </ApiForm>
    </Dialog>
  )
}
