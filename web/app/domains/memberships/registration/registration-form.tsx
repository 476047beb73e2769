import { useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { type Registration, saveRegistration } from '../api.ts'
import classes from './registration.module.css'

interface Titled {
  id: number
  title_english: string
  title_hindi: string
}

interface RegistrationFormProps {
  planId: number
  /** As saved last. */
  saved: Registration
  account: { name: string; city: string | null }
  sectors: readonly (Titled & { industries: readonly Titled[] })[]
  onSaved: () => void
}

const NOTES_MAX = 1000

/** Details for the card and notes for the help desk. */
export function RegistrationForm({ planId, saved, account, sectors, onSaved }: RegistrationFormProps) {
  const t = useT()
  const api = useApi()
  const heading = useId()
  const { getMemberShipRegistration: last, memberShipNotes } = saved
  const form = useApiForm({
    initialValues: {
      cardName: last?.cardName ?? account.name,
      businessName: last?.businessName ?? '',
      city: last?.city ?? account.city ?? '',
      industryId: last?.industryId ? String(last.industryId) : '',
      notes: memberShipNotes,
      wantsReminders: last?.wantsReminders ?? true,
      acceptsTerms: false,
    },
    validate: {
      cardName: (name) => (name.trim() ? null : t('Please fill this in.')),
      acceptsTerms: (accepted) => (accepted ? null : t('Please accept the terms to continue.')),
    },
    send: ({ industryId, ...values }) =>
      saveRegistration(api, {
        ...{ ...values, planId, acceptsTerms: true },
        industryId: industryId ? Number(industryId) : null,
      }),
    onDone: onSaved,
  })
  const industries = sectors.map((sector) => ({
    group: titleOf(sector, t.language),
    items: sector.industries.map((one) => ({ value: String(one.id), label: titleOf(one, t.language) })),
  }))
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading}>{t('Your details')}</h2>
      <ApiForm form={form} submit={t('Continue to payment')}>
        <TextInput label={t('Name on the card')} required maxLength={60} {...form.field('cardName')} />
        <TextInput label={t('Business name')} maxLength={80} {...form.field('businessName')} />
        <TextInput label={t('City')} maxLength={60} {...form.field('city')} />
        <NativeSelect
          label={t('Main industry')}
          data={[{ value: '', label: t('Choose an industry') }, ...industries]}
          {...form.field('industryId')}
        />
        <Textarea
          label={t('Notes for the help desk')}
          description={t('What will you need advice on this year? They suggest consultants for it.')}
          maxLength={NOTES_MAX}
          minRows={3}
          autosize
          {...form.field('notes')}
        />
        <Checkbox
          label={t('Remind me 30 days, 7 days and 1 day before it ends')}
          checked={form.values.wantsReminders}
          onChange={({ currentTarget }) => form.setValues({ wantsReminders: currentTarget.checked })}
        />
        <Checkbox
          label={t('I accept the terms: no automatic renewal, and a refund within 7 days if nothing was used')}
          {...form.field('acceptsTerms', { type: 'checkbox' })}
        />
      </ApiForm>
    </section>
  )
}
