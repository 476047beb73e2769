import { LESSON_KINDS, LESSONS_MAX } from '#contract/learning/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Attachment, Content, Film } from '../api.ts'
import classes from '../staff.module.css'
import { kindWords } from '../words.ts'
import { added, type Chapter, movedLesson, newLesson, removed, replaced } from './document.ts'
import { type ErrorAt, TitleFields } from './fields.tsx'
import { LessonEditor } from './lesson-editor.tsx'
import { OrderButtons } from './order-buttons.tsx'

interface ChapterEditorProps {
  content: Content
  place: number
  films: readonly Film[]
  attachments: readonly Attachment[]
  setContent: (content: Content) => void
  errorAt: ErrorAt
  hasErrorsIn: (path: string) => boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A chapter with its lessons. */
export function ChapterEditor(props: ChapterEditorProps) {
  const { content, place, films, attachments, setContent, errorAt, hasErrorsIn, onMove, onRemove } = props
  const t = useT()
  const { chapters } = content
  const chapter = chapters[place]!
  const path = `content.chapters.${place}`
  const set = (next: Chapter) => setContent({ chapters: replaced(chapters, place, next) })
  const name = titleOf(chapter, t.language) || t('Chapter {number}', { number: place + 1 })
  return (
    <Panel
      title={t('Chapter {number}', { number: place + 1 })}
      action={
        <OrderButtons
          name={name}
          isFirst={place === 0}
          isLast={place === chapters.length - 1}
          onMove={onMove}
          onRemove={onRemove}
        />
      }
    >
      <TitleFields value={chapter} onChange={(part) => set({ ...chapter, ...part })} path={path} errorAt={errorAt} />
      <ol className={classes.lessons}>
        {chapter.lessons.map((lesson, at) => (
          <LessonEditor
            // A new lesson has no id until it is saved.
            key={lesson.id ?? `new ${at}`}
            lesson={lesson}
            films={films}
            attachments={attachments}
            onChange={(next) => set({ ...chapter, lessons: replaced(chapter.lessons, at, next) })}
            path={`${path}.lessons.${at}`}
            errorAt={errorAt}
            hasErrors={hasErrorsIn(`${path}.lessons.${at}.`)}
            isFirst={place === 0 && at === 0}
            isLast={place === chapters.length - 1 && at === chapter.lessons.length - 1}
            onMove={(by) => setContent(movedLesson(content, place, at, by))}
            onRemove={() => set({ ...chapter, lessons: removed(chapter.lessons, at) })}
          />
        ))}
      </ol>
      {errorAt(`${path}.lessons`) && <p role="alert">{errorAt(`${path}.lessons`)}</p>}
      {chapter.lessons.length < LESSONS_MAX && (
        <div className={classes.adding}>
          <span>{t('Add lesson:')}</span>
          {LESSON_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="default"
              onClick={() => set({ ...chapter, lessons: added(chapter.lessons, newLesson(kind)) })}
            >
              {t(kindWords[kind])}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  )
}
