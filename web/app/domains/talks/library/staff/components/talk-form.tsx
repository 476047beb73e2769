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
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { addTalk, changeTalk, type StaffTalk, speakersQuery } from '../api.ts'
import { type TalkValues, typedOf, wordsOf } from '../form.ts'
import { segmentIn } from '../words.ts'
import classes from './editor.module.css'

interface TalkFormProps {
  /** Undefined for a new one. */
  talk: StaffTalk | undefined
  onSaved: (talk: StaffTalk) => void
}

/** Texts of a talk in both languages, speaker, time and cover. */
export function TalkForm({ talk, onSaved }: TalkFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState<StaffTalk>()
  // In an effect, after the unsaved guard has rendered the saved state: navigating earlier would make it ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per save.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved])
  const missing = (text: unknown) => (String(text ?? '').trim() ? null : t('Please fill this in.'))
  const form = useApiForm<TalkValues, Awaited<ReturnType<typeof addTalk>>>({
    initialValues: typedOf(talk),
    validate: { title_english: missing, title_hindi: missing, day: missing, time: missing, consultantId: missing },
    send: (values) =>
      talk
        ? changeTalk(api, { ...wordsOf(values), id: talk.id, version: talk.version })
        : addTalk(api, wordsOf(values)),
    onDone: ({ message, data }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      setSaved(data.talk)
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
    <ApiForm form={form} submit={talk ? t('Save') : t('Add talk')}>
      <UnsavedGuard unsaved={form.unsaved && !(saved && !talk)} />
      <Panel title={t('Title and description')}>
        <div className={classes.pairs}>
          <TextInput label={t('Title in English')} maxLength={120} {...field('title_english')} />
          <TextInput label={t('Title in Hindi')} lang="hi" maxLength={120} {...field('title_hindi')} />
          <Textarea
            label={t('Description in English')}
            autosize
            minRows={4}
            maxLength={2000}
            {...field('about_english')}
          />
          <Textarea
            label={t('Description in Hindi')}
            lang="hi"
            autosize
            minRows={4}
            maxLength={2000}
            {...field('about_hindi')}
          />
        </div>
      </Panel>
      <Panel title={t('Speaker and time')}>
        <div className={classes.pairs}>
          <PersonField
            label={t('Speaker')}
            change={t('Change')}
            foundLabel={t('Speakers found')}
            query={(search) => speakersQuery(api, search)}
            name={values.speakerName}
            error={field('consultantId').error}
            onChoose={({ id, name }) => setValues({ consultantId: id, speakerName: name })}
          />
          <NativeSelect
            label={t('Segment')}
            data={(['industrial', 'professional'] as const).map((value) => ({ value, label: segmentIn(value, t) }))}
            {...field('segment')}
          />
          <TextInput type="date" label={t('Day')} {...field('day')} />
          <TextInput type="time" label={t('Time in India')} {...field('time')} />
          <TextInput label={t('Length in minutes')} inputMode="numeric" {...field('minutes')} />
          <TextInput
            type="url"
            label={t('Live link')}
            description={t('Optional. A YouTube or Vimeo link.')}
            {...field('liveUrl')}
          />
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
              data={COVER_DRAWINGS.map((value) => ({ value, label: t(drawingWords[value]) }))}
              {...field('drawing')}
            />
            <NativeSelect
              label={t('Background')}
              data={COVER_TINTS.map((value) => ({ value, label: t(tintWords[value]) }))}
              {...field('tint')}
            />
          </div>
        </div>
      </Panel>
    </ApiForm>
  )
}
