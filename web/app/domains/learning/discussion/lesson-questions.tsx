import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { askAboutLesson, lessonQuestionsQuery, QUESTIONS_SHOWN } from './api.ts'
import classes from './discussion.module.css'
import { PostForm } from './post-form.tsx'
import { Question } from './question.tsx'

/** What learners ask the trainer about a lesson. */
export function LessonQuestions({ lessonId, trainer }: { lessonId: number; trainer: string }) {
  const t = useT()
  const api = useApi()
  const [page, setPage] = useState(1)
  const answer = useQuery({ ...lessonQuestionsQuery(api, lessonId, page), placeholderData: keepPreviousData })
  const pages = Math.ceil((answer.data?.count ?? 0) / QUESTIONS_SHOWN)
  return (
    <>
      <PostForm
        label={t('Ask {name} about this lesson', { name: trainer })}
        hint={t('All learners of this course can read your question. They see your first name.')}
        submit={t('Ask|the trainer')}
        send={(text) => askAboutLesson(api, { id: lessonId, text })}
        onDone={() => setPage(1)}
      />
      {answer.isPending && <SkeletonLines lines={4} />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.data?.count === 0 && <p className={classes.none}>{t('Nobody has asked about this lesson yet.')}</p>}
      <ul className={classes.questions} aria-label={t('Questions')}>
        {answer.data?.data.map((question) => (
          <Question
            key={question.id}
            question={question}
            answer={question.isOwn ? t('Add to your question') : undefined}
          />
        ))}
      </ul>
      {pages > 1 && (
        <div className={classes.acts}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Newer')}
          </Button>
          <span className="pm-num">{t('Page {page} of {pages}', { page, pages })}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('Older')}
          </Button>
        </div>
      )}
    </>
  )
}
