import { useState } from 'react'
import { Form } from 'react-router'
import { SearchField } from '~/domains/catalogue/search/search-field.tsx'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Segments } from '~/ui/segments.tsx'
import classes from './hero-search.module.css'

export interface SearchType {
  id: number
  title_english: string
  title_hindi: string
}

/** The Search industry panel of the home page on a phone. */
export function HeroSearch({ types }: { types: readonly SearchType[] }) {
  const t = useT()
  const [typeId, setTypeId] = useState(types[0]?.id)
  const choices = types.map((type) => ({ value: String(type.id), label: titleOf(type, t.language) }))
  return (
    <Form
      role="search"
      aria-label={t('Search industry')}
      method="get"
      action={localPath('/consultants', t.language)}
      className={classes.panel}
    >
      {choices.length > 0 && (
        <Segments
          legend={t('Consultant type')}
          name="consultant"
          choices={choices}
          onChoose={(value) => setTypeId(Number(value))}
        />
      )}
      <SearchField
        label={t('Search industry')}
        placeholder={t('Search industry, e.g. spices')}
        results="floating"
        typeId={typeId}
      />
    </Form>
  )
}
