import { type FormEvent, type ReactNode, useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from './icon.tsx'
import classes from './search-form.module.css'

interface SearchFormProps<Sort extends string> {
  /** Names the form. */
  label: string
  placeholder: string
  filter: { search: string; sort: Sort }
  orders: readonly { value: Sort; label: string }[]
  className?: string | undefined
  /** Hidden fields that keep other filters, or a button. */
  children?: ReactNode
}

/** Search and order of a list, as a plain form that works without scripts. */
export function SearchForm<Sort extends string>(props: SearchFormProps<Sort>) {
  const { label, placeholder, filter, orders, className = '', children } = props
  const t = useT()
  const submit = useSubmit()
  const id = useId()
  const order = (event: FormEvent<HTMLSelectElement>) => submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      key={filter.search + filter.sort}
      role="search"
      aria-label={label}
      className={`${classes.form} ${className}`}
      preventScrollReset
    >
      <label className={classes.search}>
        <span className="pm-visually-hidden">{placeholder}</span>
        <Icon name="search" />
        <input
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder={placeholder}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <div className={classes.order}>
        <label htmlFor={id} className="pm-visually-hidden">
          {t('Sort by')}
        </label>
        <select id={id} name="sort" defaultValue={filter.sort} onChange={order}>
          {orders.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <Icon name="selector" size={16} />
      </div>
      {children}
    </Form>
  )
}
