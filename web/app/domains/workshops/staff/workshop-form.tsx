import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { useApi } from '~/lib/query.tsx'
import { ChipSet } from '~/ui/chip-set.tsx'
import { Cover } from '~/ui/cover.tsx'
import { drawingWords, tintWords } from '~/ui/operated/cover/words.ts'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PersonField } from '~/ui/operated/person-field/person-field.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { AgendaFields } from './agenda-fields.tsx'
import { addWorkshop, changeWorkshop, type StaffWorkshop, trainersQuery } from './api.ts'
import { factsOf, typedOf, type WorkshopValues } from './form.ts'
import { PlaceFields } from './place-fields.tsx'
import classes from './staff.module.css'

interface WorkshopFormProps {
  /** Undefined for a new one. */
  workshop: StaffWorkshop | undefined
  onSaved: (workshop: StaffWorkshop) => void
}

const LANGUAGES_SHOWN = 12

/** Texts in both languages, trainer, time, place, seats, price and cover. */
export function WorkshopForm({ workshop, onSaved }: WorkshopFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState<StaffWorkshop>()
  // In an effect, after the unsaved guard has rendered the saved state: navigating earlier would make it ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per save.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved])
  const missing = (text: unknown) => (String(text ?? '').trim() ? null : t('Please fill this in.'))
  const form = useApiForm<WorkshopValues, Awaited<ReturnType<typeof addWorkshop>>>({
    initialValues: typedOf(workshop),
    validate: {
      ...{ title_english: missing, title_hindi: missing, about_english: missing, about_hindi: missing },
      ...{ consultantId: missing, day: missing, from: missing, to: missing, seats: missing, price: missing },
    },
    send: (values) =>
      workshop
        ? changeWorkshop(api, { ...factsOf(values), id: workshop.id, version: workshop.version })
        : addWorkshop(api, factsOf(values)),
    onDone: ({ message, data }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      setSaved(data.workshop)
    },
  })
  const { field, values, setValues } = form
  const pick = (language: string) =>
    setValues({
      languages: values.languages.includes(language)
        ? values.languages.filter((one) => one !== language)
        : [...values.languages, language],
    })
  return (
    <ApiForm form={form} submit={workshop ? t('Save') : t('Add workshop')}>
      <UnsavedGuard unsaved={form.unsaved && !(saved && !workshop)} />
      <Panel title={t('Title and description')}>
        <div className={classes.pairs}>
          <TextInput label={t('Title in English')} maxLength={120} {...field('title_english')} />
          <TextInput label={t('Title in Hindi')} lang="hi" maxLength={120} {...field('title_hindi')} />
          <Textarea label={t('Description in English')} autosize minRows={3} {...field('about_english')} />
          <Textarea label={t('Description in Hindi')} lang="hi" autosize minRows={3} {...field('about_hindi')} />
          <TextInput label={t('What is included, in English')} {...field('included_english')} />
          <TextInput label={t('What is included, in Hindi')} lang="hi" {...field('included_hindi')} />
        </div>
      </Panel>
      <Panel title={t('Trainer, time and seats')}>
        <div className={classes.pairs}>
          <PersonField
            label={t('Trainer')}
            change={t('Change')}
            foundLabel={t('Trainers found')}
            query={(search) => trainersQuery(api, search)}
            name={values.trainerName}
            error={field('consultantId').error}
            onChoose={({ id, name }) => setValues({ consultantId: id, trainerName: name })}
          />
          <TextInput type="date" label={t('Day')} {...field('day')} />
          <TextInput type="time" label={t('Starts, time in India')} {...field('from')} />
          <TextInput
            type="time"
            label={t('Ends, time in India')}
            {...field('to')}
            error={field('to').error ?? field('endsAt').error}
          />
          <TextInput label={t('Seats')} inputMode="numeric" autoComplete="off" {...field('seats')} />
          <RupeesInput
            label={t('Price of a seat before GST')}
            {...field('price')}
            error={field('price').error ?? field('pricePaise').error}
          />
        </div>
        <fieldset className={classes.part}>
          <legend>{t('Spoken in')}</legend>
          <ChipSet
            name="languages"
            kind="checkbox"
            chosen={values.languages}
            onChoose={pick}
            chips={CONSULTING_LANGUAGES.slice(0, LANGUAGES_SHOWN).map((value) => ({
              value,
              label: languageNames([value], t.language),
            }))}
          />
        </fieldset>
        {workshop && workshop.sold > 0 && (
          <p className={classes.hint}>
            {t('If you change the start, everybody with a ticket is notified and may return it in full.')}
          </p>
        )}
      </Panel>
      <PlaceFields place={values.place} field={field} />
      <AgendaFields agenda={values.agenda} onChange={(agenda) => setValues({ agenda })} />
      <Panel title={t('Cover')}>
        <div className={classes.cover}>
          <Cover drawing={values.drawing} tint={values.tint} />
          <NativeSelect
            label={t('Drawing')}
            data={COVER_DRAWINGS.map((value) => ({ value, label: t(drawingWords[value]) }))}
            {...field('drawing')}
          />
          <NativeSelect
            label={t('Background')}
            data={COVER_TINTS.map((value) => ({ value, label: t(tintWords[value]) }))}
            {...field('tint')}
          />
        </div>
      </Panel>
    </ApiForm>
  )
}
