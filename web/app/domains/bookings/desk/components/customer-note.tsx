import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CUSTOMER_NOTE_MAX } from '#contract/bookings/constants.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast } from '~/ui/toast.tsx'
import { customerNoteQuery, saveNote } from '../api.ts'
import classes from './customer-note.module.css'

interface CustomerNoteProps {
  customerId: number
  name: string
}

/** The consultant's private note about a customer, shared by all sessions with them. */
export function CustomerNote({ customerId, name }: CustomerNoteProps) {
  const t = useT()
  const answer = useQuery(customerNoteQuery(useApi(), customerId))
  const { note, sessions } = answer.data ?? {}
  return (
    <Panel
      title={t('Your notes')}
      action={
        sessions && (
          <span className={classes.count}>
            {t.count(sessions.completed, '{count} session with {name} so far', '{count} sessions with {name} so far', {
              name,
            })}
          </span>
        )
      }
    >
      {answer.isPending && !answer.isPaused && <SkeletonLines lines={3} />}
      {answer.isPending && answer.isPaused && <p>{t('Your notes load when you are back online.')}</p>}
      {answer.isError && !answer.data && <LoadFailed retry={answer.refetch} />}
      {note && <NoteForm key={customerId} customerId={customerId} name={name} saved={note} />}
    </Panel>
  )
}

interface NoteFormProps extends CustomerNoteProps {
  saved: { text: string; updatedAt: string | null }
}

function NoteForm({ customerId, name, saved }: NoteFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const zone = useReaderZone()
  const [text, setText] = useState(saved.text)
  const saving = useMutation({
    mutationFn: () => saveNote(api, customerId, text),
    onSuccess: ({ data, message }) => {
      client.setQueryData(customerNoteQuery(api, customerId).queryKey, (known) => known && { ...known, ...data })
      void toast(t(message))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const style = { language: t.language, zone }
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('About {name}', { name })}
        description={t('Only you can see this, in every session with {name}.', { name })}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={CUSTOMER_NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={saving.error && (fieldErrors(saving.error, t).text ?? problemText(saving.error, t))}
      />
      <div className={classes.end}>
        <span className="pm-num">
          {saved.updatedAt &&
            t('Saved {day}, {time}', {
              day: formatDate(saved.updatedAt, style),
              time: formatTime(saved.updatedAt, style),
            })}
        </span>
        <Button type="submit" variant="default" loading={saving.isPending} disabled={text.trim() === saved.text}>
          {t('Save note')}
        </Button>
      </div>
    </form>
  )
}
