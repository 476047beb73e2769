import { Form } from 'react-router'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { Segments } from '~/ui/segments.tsx'
import classes from './hero-search.module.css'

export interface SearchType {
  id: number
  title_english: string
  title_hindi: string
}

/** The Search industry panel of a phone's home page. */
export function HeroSearch({ types }: { types: readonly SearchType[] }) {
  const t = useT()
  const choices = types.map((type) => ({ value: String(type.id), label: titleOf(type, t.language) }))
  return (
    <Form
      role="search"
      aria-label={t('Search industry')}
      method="get"
      action={localPath('/consultants', t.language)}
      className={classes.panel}
    >
      {choices.length > 0 && <Segments legend={t('Consultant type')} name="consultant" choices={choices} />}
      <div className={classes.field}>
        <Icon name="search" />
        <input
          type="search"
          name="search"
          aria-label={t('Search industry')}
          placeholder={t('Search industry, e.g. spices')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          required
        />
      </div>
    </Form>
  )
}
