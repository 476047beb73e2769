import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { publishCourse, type StaffCourse, withdrawCourse } from './api.ts'
import classes from './staff.module.css'
import { stateIn } from './words.ts'

/** What is missing before publishing, and the buttons to publish and withdraw. */
export function PublishPanel({ course }: { course: StaffCourse }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [withdrawing, setWithdrawing] = useState(false)
  const done = ({ message }: { message: string }) => {
    void toast(t(message))
    void refreshBackOffice(client)
  }
  const publish = useMutation({
    mutationFn: () => publishCourse(api, course),
    onSuccess: done,
    onError: (error) => {
      void toastFailure(problemText(error, t))
      void refreshBackOffice(client)
    },
  })
  const lessons = course.content.chapters.flatMap((chapter) => chapter.lessons)
  const without = lessons.filter((lesson) => lesson.kind === 'video' && lesson.filmId === null).length
  const used = new Set(lessons.flatMap((lesson) => (lesson.kind === 'video' ? (lesson.filmId ?? []) : [])))
  const uncaptioned = course.films.filter(({ id, captions }) => used.has(id) && captions.length < 2)
  const { label, color } = stateIn(course.state, t)
  const checks = [
    { done: lessons.length > 0, words: t('At least one lesson') },
    { done: without === 0, words: t('A video in each video lesson') },
    { done: lessons.some(({ kind }) => kind === 'quiz'), words: t('A quiz for the certificate'), optional: true },
    { done: uncaptioned.length === 0, words: t('Captions in both languages'), optional: true },
  ]
  const mayPublish = course.state !== 'published' || course.hasDraft
  return (
    <Panel title={t('Before publishing')} action={<Badge color={color}>{label}</Badge>}>
      <ul className={classes.checks}>
        {checks.map(({ done: isDone, words, optional }) => (
          <li key={words} data-done={isDone}>
            <Icon name={isDone ? 'circle-check' : 'clock'} />
            <span>
              {words}
              <span className="pm-visually-hidden">: {isDone ? t('done') : t('missing')}</span>
            </span>
            {!isDone && optional && <small>{t('Optional')}</small>}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>
        {course.published === null
          ? t('Never published.')
          : course.hasDraft
            ? t('Version {number} is published. The draft has changes that learners do not see yet.', {
                number: course.published,
              })
            : t('Version {number} is published.', { number: course.published })}
      </p>
      {course.withdrawnReason && (
        <p className={classes.hint}>{t('Withdrawn: {reason}', { reason: course.withdrawnReason })}</p>
      )}
      <div className={classes.acts}>
        <LocalLink to={`/admin/courses/${course.id}/preview`}>{t('Preview as a learner')}</LocalLink>
        {course.state === 'published' && (
          <Button variant="light" color="madder" onClick={() => setWithdrawing(true)}>
            {t('Withdraw')}
          </Button>
        )}
        {mayPublish && (
          <Button size="lg" loading={publish.isPending} onClick={() => publish.mutate()}>
            {course.hasDraft && course.published !== null ? t('Publish the draft') : t('Publish')}
          </Button>
        )}
      </div>
      {withdrawing && (
        <ActDialog
          title={t('Withdraw this course?')}
          act={t('Withdraw')}
          destructive
          onClose={() => setWithdrawing(false)}
          send={(reason) => withdrawCourse(api, course, reason)}
          onDone={done}
        >
          {t('Nobody can buy it any more. Its {count} learners keep access, and certificates stay valid.', {
            count: formatCount(course.learners),
          })}
        </ActDialog>
      )}
    </Panel>
  )
}
