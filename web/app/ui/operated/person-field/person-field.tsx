import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Button } from '../button.tsx'
import { TextInput } from '../text-input.tsx'
import classes from './person-field.module.css'

interface Person {
  id: number
  name: string
  headline: string
}

interface Found {
  speakers: Person[]
}

interface PersonFieldProps<Data extends Found, Key extends QueryKey> {
  label: string
  /** Of the button that opens the search. */
  change: string
  /** Names the list of those found. */
  foundLabel: string
  /** Who is chosen; empty for nobody. */
  name: string
  error?: unknown
  query: (search: string) => UseQueryOptions<Data, Error, Data, Key>
  /** What may be chosen in place of a person. */
  instead?: { label: string; onChoose: () => void }
  onChoose: (person: Person) => void
}

const SHOWN = 6

/** Finds a listed consultant by part of the name. */
export function PersonField<Data extends Found, Key extends QueryKey>(props: PersonFieldProps<Data, Key>) {
  const { label, change, foundLabel, name, error, query, instead, onChoose } = props
  const t = useT()
  const group = useId()
  const [open, setOpen] = useState(name === '' && !instead)
  const [search, setSearch] = useState('')
  const found = useQuery({ ...query(search), placeholderData: keepPreviousData, enabled: open })
  if (!open)
    return (
      <div className={classes.chosen}>
        <div>
          <span className={classes.label}>{label}</span>
          <strong>{name || instead?.label}</strong>
        </div>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {change}
        </Button>
      </div>
    )
  const choose = (chosen: () => void) => () => {
    chosen()
    setOpen(false)
  }
  return (
    <div>
      <TextInput
        label={label}
        description={t('Type part of a name to find listed consultants.')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        error={error as string | undefined}
      />
      <fieldset className={classes.found}>
        <legend className="pm-visually-hidden">{foundLabel}</legend>
        {instead && (
          <label>
            <input type="radio" name={group} checked={false} onChange={choose(instead.onChoose)} />
            <strong>{instead.label}</strong>
          </label>
        )}
        {found.isPending && <SkeletonLines lines={2} />}
        {found.isError && <LoadFailed retry={found.refetch} />}
        {found.data?.speakers.slice(0, SHOWN).map((person) => (
          <label key={person.id}>
            <input type="radio" name={group} checked={false} onChange={choose(() => onChoose(person))} />
            <span>
              <strong>{person.name}</strong>
              <small>{person.headline}</small>
            </span>
          </label>
        ))}
        {found.data?.speakers.length === 0 && <p>{t('No consultant with this name.')}</p>}
      </fieldset>
    </div>
  )
}
