import { useQueryClient } from '@tanstack/react-query'
import { isGstKind } from '#contract/settings/gst-kinds.ts'
import { RATE_NAMES } from '#contract/settings/rate-names.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { settingsQuery } from '../../api.ts'
import { type Rate, setNewRate } from './api.ts'

const SAC = /^99\d{2,4}$/
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/

/** A new rate from a future day; the previous one stays until then. */
export function RateDialog({ kind, today, close }: { kind: Rate['kind']; today: string; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const form = useApiForm({
    initialValues: { rateBp: '', fromOn: '', taxCode: '', reason: '' },
    validate: {
      rateBp: (text) => (PERCENT.test(text.trim()) && Number(text) <= 100 ? null : t('Enter a percentage.')),
      fromOn: (day) => (day > today ? null : t('Choose a date after today. Earlier sales keep the old rate.')),
      taxCode: (code) =>
        code.trim() === '' || SAC.test(code.trim()) ? null : t('Enter the SAC: 99 and 2 to 4 more digits.'),
      reason: (text) => (text.trim() ? null : t('Please fill this in.')),
    },
    send: ({ rateBp, fromOn, taxCode, reason }) =>
      setNewRate(api, {
        ...{ kind, fromOn, reason },
        rateBp: Math.round(Number(rateBp) * 100),
        taxCode: taxCode.trim() || null,
      }),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      void client.invalidateQueries({ queryKey: settingsQuery(api).queryKey })
      close()
    },
  })
  return (
    <Dialog opened onClose={close} title={RATE_NAMES[kind][t.language]}>
      <p>{t('Rates are never edited. A new rate applies from its date.')}</p>
      <ApiForm form={form} submit={t('Save rate')} onCancel={close}>
        <TextInput data-autofocus label={t('Percent')} inputMode="decimal" rightSection="%" {...form.field('rateBp')} />
        <TextInput type="date" label={t('From')} min={today} {...form.field('fromOn')} />
        {isGstKind(kind) && (
          <TextInput
            label={t('SAC')}
            description={t('Leave it empty for the usual SAC of each item.')}
            inputMode="numeric"
            maxLength={6}
            {...form.field('taxCode')}
          />
        )}
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
