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
import { addCourse, type CourseFacts, changeCourse, type StaffCourse, trainersQuery } from './api.ts'
import { type FactsValues, factsOf, typedOf } from './facts.ts'
import classes from './staff.module.css'

export interface FactsChoices {
  /** Industries by sector. */
  industries: { group: string; items: { value: string; label: string }[] }[]
  drawings: Record<CourseFacts['drawing'], string>
  tints: Record<CourseFacts['tint'], string>
}

interface FactsFormProps {
  /** Undefined for a new one. */
  course: StaffCourse | undefined
  choices: FactsChoices
  onSaved: (course: StaffCourse) => void
}

/** What a course is called and costs, in both languages. It applies at once. */
export function FactsForm({ course, choices, onSaved }: FactsFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState<StaffCourse>()
  // In an effect, after the unsaved guard has rendered the saved state: navigating earlier would make it ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per save.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved])
  const missing = (text: unknown) => (String(text ?? '').trim() ? null : t('Please fill this in.'))
  const form = useApiForm<FactsValues, Awaited<ReturnType<typeof addCourse>>>({
    initialValues: typedOf(course),
    validate: {
      ...{ title_english: missing, title_hindi: missing, summary_english: missing, summary_hindi: missing },
      ...{ industryId: missing, consultantId: missing },
      rupees: (text) => (Number(text) > 0 ? null : t('Enter an amount in rupees.')),
    },
    send: (values) =>
      course
        ? changeCourse(api, { ...factsOf(values), id: course.id, version: course.version })
        : addCourse(api, factsOf(values)),
    onDone: ({ message, data }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      setSaved(data.course)
    },
  })
  const { field, values, setValues } = form
  const pick = (language: string) =>
    setValues({
      languages: values.languages.includes(language)
        ? values.languages.filter((one) => one !== language)
        : [...values.languages, language],
    })
  const oneEach = t('One in each line, up to 12.')
  return (
    <ApiForm form={form} submit={course ? t('Save') : t('Add course')}>
      <UnsavedGuard unsaved={form.unsaved && !(saved && !course)} />
      <Panel title={t('Title and summary')}>
        <div className={classes.pairs}>
          <TextInput label={t('Title in English')} maxLength={120} {...field('title_english')} />
          <TextInput label={t('Title in Hindi')} lang="hi" maxLength={120} {...field('title_hindi')} />
          <Textarea
            label={t('Summary in English')}
            autosize
            minRows={3}
            maxLength={500}
            {...field('summary_english')}
          />
          <Textarea
            label={t('Summary in Hindi')}
            lang="hi"
            autosize
            minRows={3}
            maxLength={500}
            {...field('summary_hindi')}
          />
          <Textarea
            label={t('What learners can do afterwards, in English')}
            description={oneEach}
            autosize
            minRows={3}
            {...field('outcomes_english')}
          />
          <Textarea
            label={t('What learners can do afterwards, in Hindi')}
            description={oneEach}
            lang="hi"
            autosize
            minRows={3}
            {...field('outcomes_hindi')}
          />
        </div>
      </Panel>
      <Panel title={t('Trainer and price')}>
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
          <NativeSelect
            label={t('Industry')}
            description={t('The course belongs to the programmes of this industry and its sector.')}
            data={[{ value: '', label: t('Choose one') }, ...choices.industries]}
            {...field('industryId')}
          />
          <RupeesInput label={t('Price before GST')} {...field('rupees')} />
        </div>
        <fieldset className={classes.languages}>
          <legend>{t('Spoken in')}</legend>
          <ChipSet
            name="languages"
            kind="checkbox"
            chosen={values.languages}
            onChoose={pick}
            chips={CONSULTING_LANGUAGES.slice(0, 12).map((value) => ({
              value,
              label: languageNames([value], t.language),
            }))}
          />
          {values.languages.length === 0 && <p role="alert">{t('Choose at least one language.')}</p>}
        </fieldset>
      </Panel>
      <Panel title={t('Cover')}>
        <div className={classes.cover}>
          <Cover drawing={values.drawing} tint={values.tint} />
          <div>
            <NativeSelect
              label={t('Drawing')}
              data={COVER_DRAWINGS.map((value) => ({ value, label: t(choices.drawings[value]) }))}
              {...field('drawing')}
            />
            <NativeSelect
              label={t('Background')}
              data={COVER_TINTS.map((value) => ({ value, label: t(choices.tints[value]) }))}
              {...field('tint')}
            />
          </div>
        </div>
      </Panel>
    </ApiForm>
  )
}
