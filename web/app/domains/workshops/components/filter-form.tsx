import { type FormEvent, type ReactNode, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import { formatMonth } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Segments } from '~/ui/segments.tsx'
import type { ListInput } from '../api.ts'
import classes from './filter-form.module.css'

interface FilterFormProps {
  filters: ListInput
  cities: readonly { city_english: string; city_hindi: string }[]
  months: readonly string[]
}

/** Filters of the list, as a plain form that works without scripts. */
export function FilterForm({ filters, cities, months }: FilterFormProps) {
  const t = useT()
  const submit = useSubmit()
  const send = (event: FormEvent<HTMLFormElement>) => submit(event.currentTarget, { preventScrollReset: true })
  return (
    <Form
      key={JSON.stringify(filters)}
      className={classes.form}
      aria-label={t('Filter workshops')}
      preventScrollReset
      onChange={send}
    >
      <Segments
        legend={t('Place')}
        name="place"
        chosen={filters.place ?? ''}
        choices={[
          { value: '', label: t('All') },
          { value: 'online', label: t('Online|workshop') },
          { value: 'venue', label: t('At a venue') },
        ]}
      />
      {filters.place !== 'online' && (
        <Choice label={t('City')} name="city" chosen={filters.city}>
          <option value="">{t('Any city')}</option>
          {cities.map(({ city_english, city_hindi }) => (
            <option key={city_english} value={city_english}>
              {t.language === 'hi' ? city_hindi : city_english}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={t('Month')} name="month" chosen={filters.month}>
        <option value="">{t('Any month')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {formatMonth(`${month}-01`, t)}
          </option>
        ))}
      </Choice>
      <Choice label={t('Language')} name="language" chosen={filters.language}>
        <option value="">{t('Any language')}</option>
        {CONSULTING_LANGUAGES.slice(0, LANGUAGES_SHOWN).map((code) => (
          <option key={code} value={code}>
            {languageNames([code], t.language)}
          </option>
        ))}
      </Choice>
      <noscript>
        <PlainButton type="submit" variant="outline">
          {t('Search')}
        </PlainButton>
      </noscript>
    </Form>
  )
}

const LANGUAGES_SHOWN = 12

interface ChoiceProps {
  label: string
  name: string
  chosen: string | undefined
  children: ReactNode
}

function Choice({ label, name, chosen = '', children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={classes.choice}>
      <label htmlFor={id} className="pm-visually-hidden">
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
      <Icon name="selector" size={16} />
    </div>
  )
}
