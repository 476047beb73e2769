import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { Textarea } from '~/ui/operated/textarea.tsx'

interface MessageDialogProps {
  title: string
  onClose: () => void
  send: (text: string) => Promise<{ message: string }>
  onDone: (answer: { message: string }) => void
}

/** A message to the other side of a return, without phone numbers. */
export function MessageDialog({ title, onClose, send, onDone }: MessageDialogProps) {
  const t = useT()
  const form = useApiForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: ({ text }) => send(text),
    onDone,
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p>{t('Your phone numbers are not shown. Our team can read the messages if it has to decide.')}</p>
      <ApiForm form={form} submit={t('Send message')} onCancel={onClose}>
        <Textarea
          label={t('Message|about a return')}
          minRows={2}
          autosize
          maxLength={500}
          data-autofocus
          {...form.field('text')}
        />
      </ApiForm>
    </Dialog>
  )
}
