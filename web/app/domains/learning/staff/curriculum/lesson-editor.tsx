import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import type { Attachment, Film, Lesson } from '../api.ts'
import classes from '../staff.module.css'
import { clockOf, kindWords } from '../words.ts'
import { AttachmentFields } from './attachment-fields.tsx'
import { BothLanguages, CountField, type ErrorAt, TitleFields } from './fields.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { QuizEditor } from './quiz-editor.tsx'

interface LessonEditorProps {
  lesson: Lesson
  films: readonly Film[]
  attachments: readonly Attachment[]
  onChange: (lesson: Lesson) => void
  path: string
  errorAt: ErrorAt
  /** Whether the server refused something inside. */
  hasErrors: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One lesson: its row, and its fields when it is open. New ones and those with errors are open. */
export function LessonEditor(props: LessonEditorProps) {
  const { lesson, films, attachments, onChange, path, errorAt, hasErrors, ...order } = props
  const t = useT()
  const [isOpened, setOpened] = useState(lesson.title_english === '')
  const isOpen = isOpened || hasErrors
  const change = (part: Partial<Lesson>) => onChange({ ...lesson, ...part } as Lesson)
  const title = titleOf(lesson, t.language) || t('New lesson')
  return (
    <li className={classes.lesson}>
      <div className={classes.line}>
        <span>
          <strong>{title}</strong>
          <small>
            <LessonFacts lesson={lesson} films={films} />
          </small>
        </span>
        <span className={classes.order}>
          {lesson.kind === 'video' && lesson.filmId === null && <Badge color="marigold">{t('Video missing')}</Badge>}
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            {isOpen ? t('Close') : t('Edit')}
            <span className="pm-visually-hidden">: {title}</span>
          </Button>
          <OrderButtons name={title} {...order} />
        </span>
      </div>
      {isOpen && (
        <div className={classes.fields}>
          <TitleFields value={lesson} onChange={change} path={path} errorAt={errorAt} />
          <KindFields lesson={lesson} films={films} onChange={onChange} path={path} errorAt={errorAt} />
          <AttachmentFields
            chosen={lesson.attachments}
            attachments={attachments}
            onChange={(chosen) => change({ attachments: chosen })}
          />
        </div>
      )}
    </li>
  )
}

function LessonFacts({ lesson, films }: { lesson: Lesson; films: readonly Film[] }) {
  const t = useT()
  const kind = t(kindWords[lesson.kind])
  if (lesson.kind === 'quiz')
    return `${kind} · ${t.count(lesson.questions.length, '{count} question', '{count} questions')}`
  if (lesson.kind === 'reading') return `${kind} · ${t('{minutes} min', { minutes: lesson.minutes || 0 })}`
  const film = films.find(({ id }) => id === lesson.filmId)
  return film ? `${kind} · ${clockOf(film.seconds)}` : kind
}

type KindFieldsProps = Pick<LessonEditorProps, 'lesson' | 'films' | 'onChange' | 'path' | 'errorAt'>

function KindFields({ lesson, films, onChange, path, errorAt }: KindFieldsProps) {
  const t = useT()
  if (lesson.kind === 'quiz') return <QuizEditor quiz={lesson} onChange={onChange} path={path} errorAt={errorAt} />
  const preview = (
    <Checkbox
      label={t('Preview: open to everyone before buying')}
      checked={lesson.isPreview}
      onChange={(event) => onChange({ ...lesson, isPreview: event.currentTarget.checked })}
    />
  )
  if (lesson.kind === 'reading')
    return (
      <>
        <div className={classes.pairs}>
          <BothLanguages
            name="body"
            labels={[t('Text in English'), t('Text in Hindi')]}
            value={lesson}
            onChange={(part) => onChange({ ...lesson, ...part })}
            rows={8}
            maxLength={20_000}
            {...{ path, errorAt }}
          />
          <CountField
            label={t('Reading time in minutes')}
            value={lesson.minutes}
            error={errorAt(`${path}.minutes`)}
            onChange={(minutes) => onChange({ ...lesson, minutes: minutes ?? Number.NaN })}
          />
        </div>
        {preview}
      </>
    )
  return (
    <>
      <NativeSelect
        label={t('Video')}
        description={t('Videos are uploaded on the page of the course.')}
        data={[
          { value: '', label: t('None|video') },
          ...films.map(({ id, seconds }, place) => ({
            value: String(id),
            label: t('Video {number}, {length}', { number: place + 1, length: clockOf(seconds) }),
          })),
        ]}
        value={lesson.filmId === null ? '' : String(lesson.filmId)}
        onChange={(event) => onChange({ ...lesson, filmId: Number(event.currentTarget.value) || null })}
      />
      <div className={classes.pairs}>
        <BothLanguages
          name="about"
          labels={[t('Description in English'), t('Description in Hindi')]}
          value={lesson}
          onChange={(part) => onChange({ ...lesson, ...part })}
          rows={2}
          maxLength={2000}
          {...{ path, errorAt }}
        />
      </div>
      {preview}
    </>
  )
}
