import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { toast } from '~/ui/toast.tsx'
import { changeType, type EditedType } from './api.ts'
import classes from './form.module.css'
import { PlaceField } from './title-fields.tsx'

/** Title and position of a category type. */
export function TypeForm({ type }: { type: EditedType }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { id, version } = type
  const form = useApiForm({
    initialValues: {
      title_english: type.title_english,
      title_hindi: type.title_hindi,
      place: String(type.place),
      reason: '',
    },
    validate: { reason: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: ({ place, ...rest }) => changeType(api, { ...rest, id, version, place: Number(place) }),
    onDone: ({ message }) => {
      toast(t(message))
      refreshBackOffice(client)
    },
  })
  return (
    <ApiForm form={form} submit={t('Save')}>
      <div className={classes.pairs}>
        <TextInput label={t('Title in English')} {...form.field('title_english')} />
        <TextInput label={t('Title in Hindi')} lang="hi" {...form.field('title_hindi')} />
        <PlaceField field={form.field('place')} siblings={type.siblings} />
      </div>
      <ReasonField {...form.field('reason')} />
      <UnsavedGuard unsaved={form.unsaved} />
    </ApiForm>
  )
}
