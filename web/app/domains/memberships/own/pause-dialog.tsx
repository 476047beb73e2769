import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { pauseMembership } from '../api.ts'

interface PauseDialogProps {
  /** Days at most. */
  most: number
  close: () => void
  onDone: (message: string) => void
}

export function PauseDialog({ most, close, onDone }: PauseDialogProps) {
  const t = useT()
  const api = useApi()
  const isWithin = (days: string) => /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= most
  const form = useApiForm({
    initialValues: { days: String(Math.min(30, most)) },
    validate: { days: (days) => (isWithin(days.trim()) ? null : t('Enter a number from 1 to {most}.', { most })) },
    send: ({ days }) => pauseMembership(api, Number(days)),
    onDone: ({ message }) => onDone(message),
  })
  return (
    <Dialog opened onClose={close} title={t('Pause your membership')} width={480}>
      <p>{t('You can pause once. The end moves by as many days, and there are no benefits meanwhile.')}</p>
      <ApiForm form={form} submit={t('Pause')} onCancel={close}>
        <TextInput
          label={t('Days')}
          description={t.count(most, 'At most {count} day', 'At most {count} days')}
          inputMode="numeric"
          maxLength={2}
          data-autofocus
          {...form.field('days')}
        />
      </ApiForm>
    </Dialog>
  )
}
