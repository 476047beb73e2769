import { useAuth } from '~/domains/accounts/state.ts'
import { AttachmentsPanel } from '~/domains/learning/staff/attachments-panel.tsx'
import { FactsForm } from '~/domains/learning/staff/facts-form.tsx'
import { FilmsPanel } from '~/domains/learning/staff/films-panel.tsx'
import { PublishPanel } from '~/domains/learning/staff/publish-panel.tsx'
import { page } from '~/lib/head.ts'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { OneCourse } from './one-course.tsx'
import classes from './talk.module.css'
import { useCourseChoices } from './use-course-choices.ts'

export const meta = page((t) => ({
  title: t('Course'),
  description: t('Courses, their lessons and learners.'),
  private: true,
}))

export default function CoursePage() {
  const token = useAuth(({ auth }) => auth?.token)
  const choices = useCourseChoices()
  return (
    <OneCourse>
      {(course) => (
        <div className={classes.columns}>
          {choices ? (
            <FactsForm key={`${course.id} ${course.version}`} course={course} choices={choices} onSaved={() => {}} />
          ) : (
            <SkeletonLines lines={10} />
          )}
          <div className={classes.side}>
            <PublishPanel course={course} />
            {token && <FilmsPanel course={course} token={token} />}
            {token && <AttachmentsPanel course={course} token={token} />}
          </div>
        </div>
      )}
    </OneCourse>
  )
}
