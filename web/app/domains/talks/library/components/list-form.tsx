import { type FormEvent, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { ListQuery } from '../list-query.ts'
import classes from './list-form.module.css'

/** Search and order of a list, as a plain form that works without scripts. */
export function ListForm({ filter }: { filter: ListQuery }) {
  const t = useT()
  const submit = useSubmit()
  const id = useId()
  const order = (event: FormEvent<HTMLSelectElement>) => submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      key={filter.search + filter.sort}
      role="search"
      aria-label={t('Recorded talks')}
      className={classes.form}
      preventScrollReset
    >
      <label className={classes.search}>
        <span className="pm-visually-hidden">{t('Title or speaker')}</span>
        <Icon name="search" />
        <input
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder={t('Title or speaker')}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <div className={classes.order}>
        <label htmlFor={id} className="pm-visually-hidden">
          {t('Sort by')}
        </label>
        <select id={id} name="sort" defaultValue={filter.sort} onChange={order}>
          <option value="newest">{t('Newest first')}</option>
          <option value="most_viewed">{t('Most viewed first')}</option>
        </select>
        <Icon name="selector" size={16} />
      </div>
      <PlainButton type="submit" variant="outline">
        {t('Search')}
      </PlainButton>
    </Form>
  )
}
