import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { messageBoth, type Story } from '../api.ts'

/** A message from staff to both sides. */
export function MessageDialog({ story: { booking }, close }: { story: Story; close: () => void }) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const form = useApiForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: ({ text }) => operation.send({ id: booking.id, text }, (input, key) => messageBoth(api, input, key)),
    onDone: operation.onDone,
  })
  const [customer, consultant] = [booking.customer.name, booking.consultant.name]
  return (
    <Dialog opened onClose={close} title={t('Message both')}>
      <p>{t('To {customer} and {consultant}. Both get the same message.', { customer, consultant })}</p>
      <ApiForm form={form} submit={t('Send to both')} onCancel={close}>
        <Textarea
          label={t('Your message')}
          description={t('They get it as a notification, and by email or push if they have turned these on.')}
          minRows={3}
          autosize
          maxLength={1000}
          {...form.field('text')}
        />
      </ApiForm>
    </Dialog>
  )
}
