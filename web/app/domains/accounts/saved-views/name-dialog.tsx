import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'

interface NameDialogProps {
  title: string
  name: string
  send: (name: string) => Promise<{ message: string }>
  onDone: (answer: { message: string }) => void
  close: () => void
}

/** Names a view that is saved or renamed. */
export function NameDialog({ title, name, send, onDone, close }: NameDialogProps) {
  const t = useT()
  const form = useApiForm({
    initialValues: { name },
    validate: { name: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: (values) => send(values.name),
    onDone,
  })
  return (
    <Dialog opened onClose={close} title={title} width={480}>
      <p>{t('A view keeps search, filters, order and columns. Only you see it.')}</p>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <TextInput label={t('Name|of a view')} maxLength={60} data-autofocus {...form.field('name')} />
      </ApiForm>
    </Dialog>
  )
}
