import { type FormEvent, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './list-form.module.css'
import type { ProductFilter } from './list-query.ts'

/** Search and order, as a plain form that works without scripts. */
export function ListForm({ filter }: { filter: ProductFilter }) {
  const t = useT()
  const submit = useSubmit()
  const id = useId()
  const order = (event: FormEvent<HTMLSelectElement>) => submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      key={filter.search + filter.sort}
      role="search"
      aria-label={t('Products')}
      className={classes.form}
      preventScrollReset
    >
      <label className={classes.search}>
        <span className="pm-visually-hidden">{t('Search products')}</span>
        <Icon name="search" />
        <input
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder={t('Search products')}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <div className={classes.order}>
        <label htmlFor={id} className="pm-visually-hidden">
          {t('Sort by')}
        </label>
        <select id={id} name="sort" defaultValue={filter.sort} onChange={order}>
          <option value="newest">{t('Newest first|of products')}</option>
          <option value="popular">{t('Most popular first')}</option>
          <option value="cheapest">{t('Lowest price first')}</option>
        </select>
        <Icon name="selector" size={16} />
      </div>
    </Form>
  )
}
