import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { speakersQuery } from '../api.ts'
import classes from './editor.module.css'

interface SpeakerFieldProps {
  name: string
  error: unknown
  onChoose: (speaker: { id: number; name: string }) => void
}

/** Finds a listed consultant by part of the name. */
export function SpeakerField({ name, error, onChoose }: SpeakerFieldProps) {
  const t = useT()
  const group = useId()
  const [open, setOpen] = useState(name === '')
  const [search, setSearch] = useState('')
  const found = useQuery({ ...speakersQuery(useApi(), search), placeholderData: keepPreviousData, enabled: open })
  if (!open)
    return (
      <div className={classes.chosen}>
        <div>
          <span className={classes.label}>{t('Speaker')}</span>
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
        label={t('Speaker')}
        description={t('Type part of a name to find listed consultants.')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        error={error as string | undefined}
      />
      <fieldset className={classes.found}>
        <legend className="pm-visually-hidden">{t('Speakers found')}</legend>
        {found.data?.speakers.slice(0, 6).map((speaker) => (
          <label key={speaker.id}>
            <input
              type="radio"
              name={group}
              checked={false}
              onChange={() => {
                onChoose(speaker)
                setOpen(false)
              }}
            />
            <span>
              <strong>{speaker.name}</strong>
              <small>{speaker.headline}</small>
            </span>
          </label>
        ))}
        {found.data?.speakers.length === 0 && <p>{t('No consultant with this name.')}</p>}
      </fieldset>
    </div>
  )
}
