import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { changeProgramme, type StaffProgramme } from './api.ts'

interface ProgrammeDialogProps {
  programme: StaffProgramme
  close: () => void
}

/** Price of the programme of an industry or sector, and whether it is on sale. */
export function ProgrammeDialog({ programme, close }: ProgrammeDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const form = useApiForm({
    initialValues: {
      rupees: programme.pricePaise === null ? '' : String(programme.pricePaise / 100),
      isOffered: programme.isOffered,
    },
    validate: { rupees: (text) => (Number(text) > 0 ? null : t('Enter an amount in rupees.')) },
    send: ({ rupees, isOffered }) =>
      changeProgramme(api, {
        ...{ id: programme.id, version: programme.version, isOffered },
        pricePaise: Math.round(Number(rupees) * 100),
      }),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      close()
    },
  })
  const { value: _, ...offered } = form.field('isOffered', { type: 'checkbox' })
  return (
    <Dialog opened onClose={close} title={titleOf(programme, t.language)}>
      <p>{t('The price applies to new purchases.')}</p>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <RupeesInput label={t('Price before GST')} data-autofocus {...form.field('rupees')} />
        <Checkbox label={t('On sale')} {...offered} />
      </ApiForm>
    </Dialog>
  )
}
