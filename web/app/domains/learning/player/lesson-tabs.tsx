import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Tabs } from '~/ui/operated/tabs.tsx'
import type { Lesson } from '../api.ts'
import { lessonQuestionsQuery, notesQuery } from '../discussion/api.ts'
import { LessonQuestions } from '../discussion/lesson-questions.tsx'
import { inLanguage } from '../words.ts'
import { LessonFiles } from './lesson-files.tsx'
import classes from './lesson-tabs.module.css'
import { Notes } from './notes.tsx'

const TABS = ['summary', 'files', 'notes', 'questions'] as const

interface LessonTabsProps {
  lesson: Lesson
  trainer: string
  /** The video that is on the page, if any. */
  video: () => HTMLVideoElement | null | undefined
}

/** What a lesson is about, its files, the learner's notes, and what learners ask the trainer. */
export function LessonTabs({ lesson, trainer, video }: LessonTabsProps) {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const asked = TABS.find((tab) => tab === query.get('tab')) ?? 'summary'
  const chosen = asked === 'files' && lesson.attachments.length === 0 ? 'summary' : asked
  const notes = useQuery(notesQuery(api, lesson.id))
  const questions = useQuery(lessonQuestionsQuery(api, lesson.id, 1))
  const choose = (tab: string | null) => {
    const next = new URLSearchParams(query)
    tab && tab !== 'summary' ? next.set('tab', tab) : next.delete('tab')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const about = inLanguage(lesson.about_english, lesson.about_hindi, t)
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false} className={classes.tabs ?? ''}>
      <Tabs.List aria-label={t('About this lesson')}>
        <Tabs.Tab value="summary">{t('Summary|of a lesson')}</Tabs.Tab>
        {lesson.attachments.length > 0 && (
          <Tabs.Tab value="files">
            {t('Files')}
            <Count number={lesson.attachments.length} />
          </Tabs.Tab>
        )}
        <Tabs.Tab value="notes">
          {t('Notes|of a lesson')}
          <Count number={notes.data?.notes.length} />
        </Tabs.Tab>
        <Tabs.Tab value="questions">
          {t('Questions')}
          <Count number={questions.data?.count} />
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="summary">
        {about && <p className={classes.about}>{about}</p>}
        {lesson.kind === 'video' && (
          <p className={classes.hint}>
            {t('Time counts while the video plays and this page is visible, on one device at a time.')}
          </p>
        )}
        {!about && lesson.kind !== 'video' && <p className={classes.hint}>{t('This lesson has no summary.')}</p>}
      </Tabs.Panel>
      <Tabs.Panel value="files">
        <LessonFiles lesson={lesson} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <Notes lesson={lesson} answer={notes} video={video} />
      </Tabs.Panel>
      <Tabs.Panel value="questions">
        <LessonQuestions lessonId={lesson.id} trainer={trainer} />
      </Tabs.Panel>
    </Tabs>
  )
}

const Count = ({ number }: { number: number | undefined }) =>
  number ? <span className={`${classes.count} pm-num`}>{formatCount(number)}</span> : null
