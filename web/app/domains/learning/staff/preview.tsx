import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { filmAddressQuery, type Lesson, type StaffCourse } from './api.ts'
import classes from './staff.module.css'
import views from './views.module.css'
import { kindWords } from './words.ts'

/** The draft as learners will see it: one lesson at a time. Nothing is counted. */
export function Preview({ course }: { course: StaffCourse }) {
  const t = useT()
  const lessons = course.content.chapters.flatMap((chapter) => chapter.lessons)
  const [chosen, setChosen] = useState(0)
  const lesson = lessons[chosen]
  let place = -1
  return (
    <div className={views.preview}>
      <Panel title={t('Curriculum')}>
        {course.content.chapters.map((chapter) => (
          <section key={chapter.title_english}>
            <h3>{titleOf(chapter, t.language)}</h3>
            <ol className={views.outline}>
              {chapter.lessons.map((one) => {
                place += 1
                const at = place
                return (
                  <li key={one.id}>
                    <button type="button" aria-current={at === chosen} onClick={() => setChosen(at)}>
                      <span>{titleOf(one, t.language)}</span>
                      <small>{t(kindWords[one.kind])}</small>
                    </button>
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      </Panel>
      {lesson && (
        <Panel title={titleOf(lesson, t.language)}>
          <LessonShown lesson={lesson} />
          <FilesShown names={namesOf(lesson, course)} />
        </Panel>
      )}
    </div>
  )
}

const namesOf = ({ attachments }: Lesson, course: StaffCourse) =>
  attachments.flatMap((id) => course.attachments.find((file) => file.id === id)?.name ?? [])

function FilesShown({ names }: { names: readonly string[] }) {
  const t = useT()
  if (names.length === 0) return null
  return (
    <>
      <h3>{t('Files')}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}

function LessonShown({ lesson }: { lesson: Lesson }) {
  const t = useT()
  const isHindi = t.language === 'hi'
  if (lesson.kind === 'reading')
    return <div className={views.body}>{isHindi ? lesson.body_hindi : lesson.body_english}</div>
  if (lesson.kind === 'quiz') return <QuizShown quiz={lesson} />
  return (
    <>
      {lesson.filmId === null ? <p>{t('Video missing')}</p> : <FilmShown key={lesson.filmId} filmId={lesson.filmId} />}
      <p>{isHindi ? lesson.about_hindi : lesson.about_english}</p>
    </>
  )
}

function FilmShown({ filmId }: { filmId: number }) {
  const t = useT()
  const { data, error } = useQuery(filmAddressQuery(useApi(), filmId))
  if (error) return <p role="alert">{problemText(error, t)}</p>
  if (!data) return <SkeletonLines lines={4} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are uploaded beside the video; learners see them in the player.
    <video controls playsInline preload="metadata" src={data.url} aria-label={t('Video')} />
  )
}

type Quiz = Extract<Lesson, { kind: 'quiz' }>

function QuizShown({ quiz }: { quiz: Quiz }) {
  const t = useT()
  const isHindi = t.language === 'hi'
  return (
    <ol className={classes.questions}>
      {quiz.questions.map((question, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other identity.
        <li key={place}>
          <p>{isHindi ? question.text_hindi : question.text_english}</p>
          {question.kind === 'number' ? (
            <p>{t('Right answer: {answer}', { answer: question.answer })}</p>
          ) : (
            <ul className={classes.checks}>
              {question.options.map((option) => (
                <li key={option.text_english} data-done={option.isRight}>
                  <Icon name={option.isRight ? 'circle-check' : 'x'} />
                  <span>
                    {isHindi ? option.text_hindi : option.text_english}
                    {option.isRight && <span className="pm-visually-hidden">: {t('right|answer')}</span>}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className={classes.hint}>{isHindi ? question.explanation_hindi : question.explanation_english}</p>
        </li>
      ))}
    </ol>
  )
}
