import { useId } from 'react'
import { ROOM_NOTE_MAX } from '#contract/calls/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './notes.module.css'
import { useNote } from './use-note.ts'

/** Private notes. */
export function Notes({ slug }: { slug: string }) {
  const t = useT()
  const id = useId()
  const { answer, text, saving, type } = useNote(slug)
  if (answer.isPending)
    return (
      <div className={classes.notes}>
        <SkeletonLines lines={4} />
      </div>
    )
  if (answer.isError && !answer.data) return <LoadFailed retry={answer.refetch} />
  const state = {
    untouched: t('Only you can see these notes.'),
    saving: t('Saving…'),
    saved: t('Saved. Only you can see these notes.'),
    failed: t('Not saved yet. We will keep trying; your text is safe here.'),
  }[saving]
  return (
    <div className={classes.notes}>
      <label className="pm-visually-hidden" htmlFor={id}>
        {t('Your notes')}
      </label>
      <p className={classes.state} data-state={saving} role="status">
        {state}
      </p>
      <textarea
        id={id}
        className={classes.paper}
        placeholder={t('Write a note')}
        maxLength={ROOM_NOTE_MAX}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  )
}
