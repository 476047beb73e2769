import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { Textarea } from '~/ui/operated/textarea.tsx'

interface ReasonDialogProps {
  title: string
  act: string
  onClose: () => void
  send: (reason: string) => Promise<{ message: string }>
  onDone: (answer: { message: string }) => void
  /** Who reads the reason, and what follows. */
  children: ReactNode
}

/** A step of a return that needs a reason, which the other side or our team reads. */
export function ReasonDialog({ title, act, onClose, send, onDone, children }: ReasonDialogProps) {
  const t = useT()
  const form = useApiForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('Please fill this in.')) },
    send: ({ reason }) => send(reason),
    onDone,
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <div>{children}</div>
      <ApiForm form={form} submit={act} onCancel={onClose}>
        <Textarea label={t('Reason')} minRows={2} autosize maxLength={500} data-autofocus {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
