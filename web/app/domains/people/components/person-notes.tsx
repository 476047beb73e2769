import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGE_LIMIT_MAX } from '#contract/constants.ts'
import { formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { addNote, changeNote, notesQuery, type PersonNote } from '../api.ts'
import classes from './person-notes.module.css'

interface NotesProps {
  person: { id: number; name: string; state: string }
  /** The account of the reader, who may change their own notes. */
  me: number | undefined
}

const SHOWN = 5

/** What staff noted about a person; the person does not see it on the site. */
export function PersonNotes({ person, me }: NotesProps) {
  const t = useT()
  const [limit, setLimit] = useState(SHOWN)
  const [writing, setWriting] = useState<'new' | PersonNote>()
  const { data, isError, refetch } = useQuery(notesQuery(useApi(), person.id, limit))
  const add =
    person.state === 'deleted' ? undefined : (
      <Button variant="subtle" onClick={() => setWriting('new')}>
        {t('Add note')}
      </Button>
    )
  return (
    <Panel title={t('Staff notes')} action={add} flush>
      {data ? (
        <RowList
          empty={t('No notes yet.')}
          rows={data.data.map((note) => ({
            key: note.id,
            icon: 'notes',
            title: <span className={classes.text}>{note.text}</span>,
            meta: [note.by.name, formatWhen(note.at, new Date(), t), note.editedAt && t('Edited')]
              .filter(Boolean)
              .join(' · '),
            end: note.by.id === me && (
              <Button variant="subtle" size="sm" onClick={() => setWriting(note)}>
                {t('Edit')}
              </Button>
            ),
          }))}
        />
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <SkeletonLines lines={2} />
      )}
      {data && data.count > data.data.length && (
        <div className={classes.more}>
          <Button variant="subtle" onClick={() => setLimit(PAGE_LIMIT_MAX)}>
            {t('Show all {count} notes', { count: data.count })}
          </Button>
        </div>
      )}
      {writing && (
        <NoteDialog
          person={person}
          note={writing === 'new' ? undefined : writing}
          close={() => setWriting(undefined)}
        />
      )}
    </Panel>
  )
}

interface NoteDialogProps {
  person: NotesProps['person']
  /** The note that is changed; a new one without. */
  note: PersonNote | undefined
  close: () => void
}

function NoteDialog({ person, note, close }: NoteDialogProps) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  const form = useApiForm({
    initialValues: { text: note?.text ?? '' },
    validate: { text: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: ({ text }) =>
      send({ id: person.id, text }, (input, key) =>
        note ? changeNote(api, { ...input, noteId: note.id }) : addNote(api, input, key),
      ),
    onDone,
  })
  return (
    <Dialog opened onClose={close} title={note ? t('Edit note') : t('Note about {name}', { name: person.name })}>
      <p>{t('Only staff can see these notes. If this person asks for their data, the notes are included.')}</p>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <Textarea data-autofocus autosize minRows={3} maxLength={2000} label={t('Note')} {...form.field('text')} />
      </ApiForm>
    </Dialog>
  )
}
