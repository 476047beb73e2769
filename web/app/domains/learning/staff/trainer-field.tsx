import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { trainersQuery } from './api.ts'
import classes from './staff.module.css'

interface TrainerFieldProps {
  name: string
  error: unknown
  onChoose: (trainer: { id: number; name: string }) => void
}

/** Finds a listed consultant by part of the name. */
export function TrainerField({ name, error, onChoose }: TrainerFieldProps) {
  const t = useT()
  const group = useId()
  const [open, setOpen] = useState(name === '')
  const [search, setSearch] = useState('')
  const found = useQuery({ ...trainersQuery(useApi(), search), placeholderData: keepPreviousData, enabled: open })
  if (!open)
    return (
      <div className={classes.chosen}>
        <div>
          <span className={classes.label}>{t('Trainer')}</span>
          <strong>{name}</strong>
        </div>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('Change')}
        </Button>
      </div>
    )
  return (
    <div>
      <TextInput
        label={t('Trainer')}
        description={t('Type part of a name to find listed consultants.')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        error={error as string | undefined}
      />
      <fieldset className={classes.found}>
        <legend className="pm-visually-hidden">{t('Trainers found')}</legend>
        {found.data?.speakers.slice(0, 6).map((trainer) => (
          <label key={trainer.id}>
            <input
              type="radio"
              name={group}
              checked={false}
              onChange={() => {
                onChoose(trainer)
                setOpen(false)
              }}
            />
            <span>
              <strong>{trainer.name}</strong>
              <small>{trainer.headline}</small>
            </span>
          </label>
        ))}
        {found.data?.speakers.length === 0 && <p>{t('No consultant with this name.')}</p>}
      </fieldset>
    </div>
  )
}
