import { useQuery } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Cover } from '~/ui/cover.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { certificatesQuery, type OwnCertificate, type OwnCourse, ownCoursesQuery } from '../api.ts'
import { certificatePath, playerPath } from '../paths.ts'
import { timeOf } from '../words.ts'
import classes from './own-courses.module.css'

/** The courses of a learner with their progress, and a way to continue. */
export function OwnCourses() {
  const t = useT()
  const api = useApi()
  const answer = useQuery(ownCoursesQuery(api))
  const certificates = useQuery(certificatesQuery(api)).data?.data ?? []
  if (answer.isError) return <LoadFailed retry={answer.refetch} />
  if (!answer.data) return <SkeletonLines lines={6} />
  const { purchaseCourse: courses } = answer.data
  if (courses.length === 0)
    return (
      <EmptyState
        drawing="book"
        tint="a"
        title={t('No courses yet')}
        actions={<ButtonLink to="/courses">{t('See courses')}</ButtonLink>}
      >
        {t('The courses you buy appear here with your progress and certificates.')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {courses.map((course) => (
        <Row
          key={course.id}
          course={course}
          certificate={certificates.find(({ courseId, revokedAt }) => courseId === course.id && !revokedAt)}
        />
      ))}
    </ul>
  )
}

function Row({ course, certificate }: { course: OwnCourse; certificate: OwnCertificate | undefined }) {
  const t = useT()
  const title = titleOf(course, t.language)
  const { totalProgress, totalRemaningTime, doneLessons, lessons } = course
  return (
    <li className={classes.row}>
      <Cover drawing={course.drawing} tint={course.tint} />
      <div className={classes.words}>
        <h2 lang={t.lang(title)}>{title}</h2>
        <p lang={t.lang(course.trainer.name)}>{course.trainer.name}</p>
        <progress value={totalProgress} max={100} aria-label={t('Watched')} />
        <p className="pm-num">
          {[
            t('{percent}% watched', { percent: totalProgress }),
            t.count(lessons, '{done} of {count} lesson done', '{done} of {count} lessons done', { done: doneLessons }),
            ...(totalRemaningTime > 0 ? [t('{time} to the certificate', { time: timeOf(totalRemaningTime, t) })] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className={classes.actions}>
        <ButtonLink to={playerPath(course.id)} {...(certificate && { variant: 'outline' })}>
          {doneLessons === 0 && totalProgress === 0 ? t('Start') : t('Continue')}
          <span className="pm-visually-hidden">: {title}</span>
        </ButtonLink>
        {certificate && (
          <ButtonLink to={certificatePath(certificate.code)} icon="certificate">
            {t('Certificate')}
            <span className="pm-visually-hidden">: {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
