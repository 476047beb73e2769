import { useQueryClient } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { refreshWorkshops, renameTicket, type Ticket } from '../api.ts'

export function RenameDialog({ ticket, close }: { ticket: Ticket; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const form = useApiForm({
    initialValues: { name: ticket.needsName ? '' : ticket.name },
    validate: { name: (name) => (name.trim() ? null : t('Please fill this in.')) },
    send: ({ name }) => renameTicket(api, ticket.id, name),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshWorkshops(client)
      close()
    },
  })
  return (
    <Dialog opened onClose={close} title={t('Who will attend?')}>
      <p>{t('Names can be changed until 24 hours before the start.')}</p>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <TextInput label={t('Name|of an attendee')} maxLength={80} data-autofocus {...form.field('name')} />
      </ApiForm>
    </Dialog>
  )
}
