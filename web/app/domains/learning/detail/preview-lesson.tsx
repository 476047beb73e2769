import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { type LessonRow, previewLesson } from '../api.ts'
import { Film } from '../player/film.tsx'
import { inLanguage } from '../words.ts'
import classes from './preview-lesson.module.css'

interface PreviewLessonProps {
  lesson: LessonRow
  onClose: () => void
}

/** A lesson that anyone may see: its video or its text. */
export function PreviewLesson({ lesson, onClose }: PreviewLessonProps) {
  const t = useT()
  const api = useApi()
  const area = useRef<HTMLElement>(null)
  const { data, error } = useQuery({
    queryKey: ['preview of a lesson', lesson.id],
    queryFn: () => previewLesson(api, { id: lesson.id }),
    // An address works for two minutes, so that an old one is of no use.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  })
  useEffect(() => {
    area.current?.focus({ preventScroll: true })
    area.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const title = titleOf(lesson, t.language)
  const renew = async (quality: 'low' | 'high') => (await previewLesson(api, { id: lesson.id, quality })).film!.address
  const body = data && inLanguage(data.body_english, data.body_hindi, t)
  return (
    <section ref={area} tabIndex={-1} className={classes.preview} aria-labelledby="preview-title">
      <div className={classes.head}>
        <h2 id="preview-title">{t('Preview: {title}', { title })}</h2>
        <IconButton icon="x" label={t('Close preview')} onClick={onClose} />
      </div>
      {error && <p role="alert">{problemText(error, t)}</p>}
      {!data && !error && <SkeletonLines lines={6} />}
      {data?.film && <Film film={data.film} renew={renew} startAt={0} />}
      {body && <div className={classes.text}>{body}</div>}
    </section>
  )
}
