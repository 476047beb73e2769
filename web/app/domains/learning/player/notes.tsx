import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTE_MAX } from '#contract/learning/constants.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import type { Lesson } from '../api.ts'
import { addNote, changeNote, type Note, type NoteList, notesQuery, removeNote } from '../discussion/api.ts'
import { clockOf } from '../words.ts'
import classes from './lesson-tabs.module.css'

interface NotesProps {
  lesson: Lesson
  answer: UseQueryResult<NoteList>
  video: () => HTMLVideoElement | null | undefined
}

/** The learner's own notes, each at the second of the video at which it was written. */
export function Notes({ lesson, answer, video }: NotesProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: notesQuery(api, lesson.id).queryKey })
  /** Unknown until the video plays. */
  const second = () => {
    const film = video()
    return film ? Math.floor(film.currentTime) : null
  }
  const go = (to: number) => {
    const film = video()
    if (!film) return void toast(t('Press play first, then choose a time.'))
    film.currentTime = to
    film.focus()
  }
  return (
    <>
      <NoteForm
        label={t('New note')}
        submit={t('Save note|of a lesson')}
        hint={
          lesson.kind === 'video'
            ? t('Only you can read it. It remembers the place in the video.')
            : t('Only you can read it.')
        }
        send={(text) => addNote(api, { id: lesson.id, second: second(), text })}
        onDone={refresh}
      />
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      <ul className={classes.notes} aria-label={t('Notes|of a lesson')}>
        {answer.data?.notes.map((note) => (
          <NoteLine key={note.id} note={note} onGo={go} onChanged={refresh} />
        ))}
      </ul>
    </>
  )
}

interface NoteLineProps {
  note: Note
  onGo: (second: number) => void
  onChanged: () => Promise<unknown>
}

function NoteLine({ note, onGo, onChanged }: NoteLineProps) {
  const t = useT()
  const api = useApi()
  const [isEditing, setEditing] = useState(false)
  const removing = useMutation({
    mutationFn: () => removeNote(api, note.id),
    onSuccess: () => {
      void toast(t('Note deleted'))
      return onChanged()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  if (isEditing)
    return (
      <li>
        <div className={classes.whole}>
          <NoteForm
            label={t('Note|of a lesson')}
            submit={t('Save note|of a lesson')}
            initial={note.text}
            send={(text) => changeNote(api, { id: note.id, text })}
            onDone={async () => {
              await onChanged()
              setEditing(false)
            }}
            onCancel={() => setEditing(false)}
          />
        </div>
      </li>
    )
  const named = note.text.slice(0, 40)
  return (
    <li>
      <div>
        {note.second !== null && (
          <button type="button" className={`${classes.time} pm-num`} onClick={() => onGo(note.second!)}>
            <span className="pm-visually-hidden">{t('Go to')} </span>
            {clockOf(note.second)}
          </button>
        )}
        <p lang={t.lang(note.text)}>{note.text}</p>
      </div>
      <div className={classes.acts}>
        <IconButton icon="edit" label={t('Edit note: {text}', { text: named })} onClick={() => setEditing(true)} />
        <IconButton
          icon="trash"
          label={t('Delete note: {text}', { text: named })}
          disabled={removing.isPending}
          onClick={() => removing.mutate()}
        />
      </div>
    </li>
  )
}

interface NoteFormProps {
  label: string
  submit: string
  hint?: string
  initial?: string
  send: (text: string) => Promise<unknown>
  onDone: () => Promise<unknown>
  onCancel?: () => void
}

function NoteForm({ label, submit, hint, initial = '', send, onDone, onCancel }: NoteFormProps) {
  const t = useT()
  const [text, setText] = useState(initial)
  const saving = useMutation({
    mutationFn: () => send(text),
    onSuccess: () => {
      setText(initial)
      return onDone()
    },
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) saving.mutate()
      }}
    >
      <Textarea
        label={label}
        description={hint}
        autosize
        minRows={2}
        maxLength={NOTE_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...(onCancel && { autoFocus: true })}
      />
      <ProblemAlert error={saving.error} />
      <div className={classes.acts}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('Back')}
          </Button>
        )}
        <Button type="submit" loading={saving.isPending} disabled={!text.trim()}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
