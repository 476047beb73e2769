import { useQueryClient } from '@tanstack/react-query'
import type { SettingKey } from '#contract/settings/endpoints.ts'
import { SETTING_NAMES } from '#contract/settings/setting-names.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { settingsQuery } from '../api.ts'
import { changeSetting, type Setting } from './api.ts'
import { inWords } from './setting-row.tsx'
import type { SettingWords } from './setting-words.ts'

interface SettingDialogProps {
  name: SettingKey
  setting: Setting
  words: SettingWords
  close: () => void
}

export function SettingDialog({ name, setting, words, close }: SettingDialogProps) {
  const { value, standard, changedAt } = setting
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const isNumber = words.kind === 'number'
  const form = useApiForm({
    initialValues: { value: String(value), reason: '' },
    validate: {
      value: (text) => (isNumber && !/^\d+$/.test(text.trim()) ? t('Enter a whole number.') : null),
      reason: (text) => (text.trim() ? null : t('Please fill this in.')),
    },
    send: ({ value: text, reason }) =>
      changeSetting(api, { key: name, value: isNumber ? Number(text) : text.trim(), reason, seenChangedAt: changedAt }),
    onDone: ({ message }) => {
      close()
      toast(message)
      refreshBackOffice(client)
      client.invalidateQueries({ queryKey: settingsQuery(api).queryKey })
    },
  })
  return (
    <Dialog opened onClose={close} title={SETTING_NAMES[name][t.language]}>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        {words.kind === 'switch' ? (
          <NativeSelect
            label={t('New value')}
            data={(['on', 'off'] as const).map((one) => ({ value: one, label: inWords(one, words, t) }))}
            data-autofocus
            {...form.field('value')}
          />
        ) : (
          <TextInput
            label={t('New value')}
            description={t('Default: {value}', { value: inWords(standard, words, t) })}
            type={words.kind === 'number' ? 'text' : words.kind}
            inputMode={isNumber ? 'numeric' : undefined}
            {...(words.unit === '₹'
              ? { leftSection: '₹' }
              : words.unit && { rightSection: <span>{t(words.unit)}</span>, rightSectionWidth: 96 })}
            data-autofocus
            {...form.field('value')}
          />
        )}
        {form.values.value !== String(standard) && (
          <Button variant="subtle" onClick={() => form.setValues({ value: String(standard) })}>
            {t('Use default')}
          </Button>
        )}
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
