import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { CourseDetail, LessonRow } from '../api.ts'
import { countsOf, LESSON_ICONS, lengthsOf, sizeOf } from '../words.ts'
import classes from './curriculum.module.css'

interface CurriculumProps {
  course: CourseDetail
  onPreview: (lesson: LessonRow) => void
}

/** Chapters that open, with the lessons that anyone may see. */
export function Curriculum({ course, onPreview }: CurriculumProps) {
  const t = useT()
  return (
    <section aria-labelledby="curriculum">
      <div className={classes.head}>
        <h2 id="curriculum">{t('Curriculum')}</h2>
        <p className="pm-num">
          {[
            t.count(course.chapters.length, '{count} chapter', '{count} chapters'),
            countsOf(course, t).join(', '),
          ].join(' · ')}
        </p>
      </div>
      <div className={classes.chapters}>
        {course.chapters.map((chapter, i) => (
          <details key={chapter.lessons[0]?.id ?? i} open={i === 0}>
            <summary>
              <Icon name="chevron-right" size={18} />
              <strong>{titleOf(chapter, t.language)}</strong>
              <span className="pm-num">{chapterFacts(chapter.lessons, t)}</span>
            </summary>
            <ul>
              {chapter.lessons.map((lesson) => (
                <Lesson key={lesson.id} lesson={lesson} onPreview={onPreview} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

function Lesson({ lesson, onPreview }: { lesson: LessonRow; onPreview: (lesson: LessonRow) => void }) {
  const t = useT()
  const title = titleOf(lesson, t.language)
  return (
    <li>
      <Icon name={LESSON_ICONS[lesson.kind]} size={18} />
      <span className={classes.title}>{title}</span>
      {lesson.isPreview ? (
        <button type="button" className={classes.preview} onClick={() => onPreview(lesson)}>
          {t('Preview')}
          <span className="pm-visually-hidden">: {title}</span>
        </button>
      ) : (
        <Icon name="lock" size={16} />
      )}
      <span className="pm-num">{sizeOf(lesson, t)}</span>
    </li>
  )
}

function chapterFacts(lessons: readonly LessonRow[], t: Translate) {
  const quizzes = lessons.filter(({ kind }) => kind === 'quiz').length
  return [countsOf({ lessons: lessons.length, quizzes }, t).join(', '), ...lengthsOf(lessons, t)].join(' · ')
}
