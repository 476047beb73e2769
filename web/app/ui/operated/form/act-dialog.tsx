import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from './api-form.tsx'
import { ReasonField } from './reason-field.tsx'
import { useApiForm } from './use-api-form.ts'

interface ActDialogProps<Answer> {
  /** A question or a statement. */
  title: string
  /** Label of the confirm button: it names what it does. */
  act: string
  destructive?: boolean
  onClose: () => void
  send: (reason: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** What will happen, numbers before words. */
  children: ReactNode
}

/**
 * Confirms an action that needs a reason. Mount it while it is open:
 *
 *   {suspending && (
 *     <ActDialog title={t('Suspend {name}?', person)} act={t('Suspend')} destructive onClose={close}
 *       send={(reason) => suspend(person.id, reason)} onDone={({ message }) => toast(message)}>
 *       {t('They are signed out everywhere at once.')}
 *     </ActDialog>
 *   )}
 */
export function ActDialog<Answer>({
  title,
  act,
  destructive,
  onClose,
  send,
  onDone,
  children,
}: ActDialogProps<Answer>) {
  const t = useT()
  const form = useApiForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('Please fill this in.')) },
    send: ({ reason }) => send(reason),
    onDone: (answer) => {
      onClose()
      onDone(answer)
    },
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <div>{children}</div>
      <ApiForm form={form} submit={act} onCancel={onClose} {...(destructive && { destructive })}>
        <ReasonField data-autofocus {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
