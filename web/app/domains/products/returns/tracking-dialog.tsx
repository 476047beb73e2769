import { useQueryClient } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { refreshShipments } from '../goods/api.ts'

interface TrackingDialogProps {
  title: string
  send: (sent: { carrier: string; trackingNumber: string }) => Promise<{ message: string }>
  close: () => void
}

/** The courier company and tracking number of goods that were sent. */
export function TrackingDialog({ title, send, close }: TrackingDialogProps) {
  const t = useT()
  const client = useQueryClient()
  const filled = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const form = useApiForm({
    initialValues: { carrier: '', trackingNumber: '' },
    validate: { carrier: filled, trackingNumber: filled },
    send,
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshShipments(client)
      close()
    },
  })
  return (
    <Dialog opened onClose={close} title={title}>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <TextInput label={t('Courier company')} maxLength={60} data-autofocus {...form.field('carrier')} />
        <TextInput label={t('Tracking number')} maxLength={60} {...form.field('trackingNumber')} />
      </ApiForm>
    </Dialog>
  )
}
