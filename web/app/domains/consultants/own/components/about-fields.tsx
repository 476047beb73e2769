import type { UseFormReturnType } from '@mantine/form'
import { CONSULTING_LANGUAGES, PROFILE_LENGTHS } from '#contract/consultants/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Values } from '../form.ts'
import classes from './profile-form.module.css'

interface AboutFieldsProps {
  form: UseFormReturnType<Values>
  states: readonly { title_english: string; title_hindi: string }[]
}

/** The consultant's own description. */
export function AboutFields({ form, states }: AboutFieldsProps) {
  const t = useT()
  const count = (text: string, most: number) => (
    <span className={`${classes.count} pm-num`}>{`${text.length}/${most}`}</span>
  )
  const { headline, headlineHindi, state } = form.values
  const known = states.some(({ title_english }) => title_english === state)
  return (
    <Panel title={t('About you')}>
      <div className={classes.fields}>
        <TextInput
          id="headline"
          label={t('Headline')}
          description={t('In one line: what you do and for whom')}
          maxLength={PROFILE_LENGTHS.headline}
          rightSection={count(headline, PROFILE_LENGTHS.headline)}
          rightSectionWidth={64}
          {...form.getInputProps('headline')}
        />
        <TextInput
          id="headline-hindi"
          label={t('Headline in Hindi')}
          lang="hi"
          maxLength={PROFILE_LENGTHS.headline}
          rightSection={count(headlineHindi, PROFILE_LENGTHS.headline)}
          rightSectionWidth={64}
          {...form.getInputProps('headlineHindi')}
        />
        <Textarea
          id="about"
          label={t('About')}
          autosize
          minRows={4}
          maxLength={PROFILE_LENGTHS.about}
          {...form.getInputProps('about')}
        />
        <Textarea
          id="procedure"
          label={t('What happens in a session')}
          description={t('What you cover and what the customer gets')}
          autosize
          minRows={3}
          maxLength={PROFILE_LENGTHS.procedure}
          {...form.getInputProps('procedure')}
        />
        <div className={classes.pair}>
          <TextInput
            id="experience"
            label={t('Years of experience')}
            inputMode="numeric"
            maxLength={2}
            {...form.getInputProps('experienceYears')}
            onChange={(event) => form.setFieldValue('experienceYears', event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
          <TextInput id="city" label={t('City')} maxLength={80} {...form.getInputProps('city')} />
          <NativeSelect
            label={t('State')}
            data={[
              { value: '', label: t('Choose') },
              ...(state && !known ? [state] : []),
              ...states.map((one) => ({
                value: one.title_english,
                label: t.language === 'hi' ? one.title_hindi : one.title_english,
              })),
            ]}
            {...form.getInputProps('state')}
          />
          <TextInput label={t('Your time zone')} list="time-zones" maxLength={60} {...form.getInputProps('timeZone')} />
          <datalist id="time-zones">
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
        <Languages form={form} />
      </div>
    </Panel>
  )
}

/** Chosen languages come first, in the order chosen: the first is the preferred one. */
function Languages({ form }: Pick<AboutFieldsProps, 'form'>) {
  const t = useT()
  const { languages } = form.values
  const toggle = (code: string) =>
    form.setFieldValue(
      'languages',
      languages.includes(code) ? languages.filter((one) => one !== code) : [...languages, code],
    )
  return (
    <fieldset className={classes.languages} id="languages" tabIndex={-1}>
      <legend>{t('Languages you can consult in')}</legend>
      {CONSULTING_LANGUAGES.map((code) => (
        <label key={code}>
          <input type="checkbox" checked={languages.includes(code)} onChange={() => toggle(code)} />
          <span>{languageNames([code], t.language)}</span>
        </label>
      ))}
    </fieldset>
  )
}
