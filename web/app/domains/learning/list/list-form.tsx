import { type FormEvent, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './list-form.module.css'
import type { CourseFilter } from './list-query.ts'

/** Search and order, as a plain form that works without scripts; it keeps the other filters. */
export function ListForm({ filter }: { filter: CourseFilter }) {
  const t = useT()
  const submit = useSubmit()
  const id = useId()
  const order = (event: FormEvent<HTMLSelectElement>) => submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      key={filter.search + filter.sort}
      role="search"
      aria-label={t('Courses')}
      className={classes.form}
      preventScrollReset
    >
      <label className={classes.search}>
        <span className="pm-visually-hidden">{t('Search courses')}</span>
        <Icon name="search" />
        <input
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder={t('Search courses')}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <div className={classes.order}>
        <label htmlFor={id} className="pm-visually-hidden">
          {t('Sort by')}
        </label>
        <select id={id} name="sort" defaultValue={filter.sort} onChange={order}>
          <option value="popular">{t('Most popular first')}</option>
          <option value="newest">{t('Newest first|of courses')}</option>
          <option value="cheapest">{t('Lowest price first')}</option>
          <option value="shortest">{t('Shortest first')}</option>
        </select>
        <Icon name="selector" size={16} />
      </div>
      {filter.sector && <input type="hidden" name="sector" value={filter.sector} />}
      {filter.isHindi && <input type="hidden" name="language" value="hi" />}
      {filter.isShort && <input type="hidden" name="maxHours" value="3" />}
    </Form>
  )
}
