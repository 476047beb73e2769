import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { authorsQuery } from './api.ts'
import classes from './editor.module.css'

interface AuthorFieldProps {
  /** Empty for the editorial team. */
  name: string
  onChoose: (author: { id: number; name: string } | null) => void
}

/** The editorial team, or a listed consultant found by part of the name. */
export function AuthorField({ name, onChoose }: AuthorFieldProps) {
  const t = useT()
  const group = useId()
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const found = useQuery({ ...authorsQuery(useApi(), search), placeholderData: keepPreviousData, enabled: open })
  const choose = (author: { id: number; name: string } | null) => {
    onChoose(author)
    setOpen(false)
  }
  if (!open)
    return (
      <div className={classes.chosen}>
        <div>
          <span className={classes.label}>{t('Author')}</span>
          <strong>{name || t('Editorial team')}</strong>
        </div>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('Change author')}
        </Button>
      </div>
    )
  return (
    <div>
      <TextInput
        label={t('Author')}
        description={t('Type part of a name to find listed consultants.')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <fieldset className={classes.found}>
        <legend className="pm-visually-hidden">{t('Authors found')}</legend>
        <label>
          <input type="radio" name={group} checked={false} onChange={() => choose(null)} />
          <strong>{t('Editorial team')}</strong>
        </label>
        {found.data?.speakers.slice(0, 5).map((author) => (
          <label key={author.id}>
            <input type="radio" name={group} checked={false} onChange={() => choose(author)} />
            <span>
              <strong>{author.name}</strong>
              <small>{author.headline}</small>
            </span>
          </label>
        ))}
        {found.data?.speakers.length === 0 && <p>{t('No consultant with this name.')}</p>}
      </fieldset>
    </div>
  )
}
