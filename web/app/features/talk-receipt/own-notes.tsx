import { useQuery } from '@tanstack/react-query'
import { roomNoteQuery } from '~/domains/calls/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Panel } from '~/ui/panel.tsx'
import classes from './own-notes.module.css'

/** The reader's private notes from a call, on its page afterwards; renders nothing if there are none. */
export function OwnNotes({ room }: { room: string }) {
  const t = useT()
  const { data } = useQuery({ ...roomNoteQuery(useApi(), room), refetchOnMount: 'always' })
  if (!data?.note.text) return null
  return (
    <Panel title={t('Your notes from the call')}>
      <p className={classes.text}>{data.note.text}</p>
      <p className={classes.line}>{t('Only you can see these notes.')}</p>
    </Panel>
  )
}
