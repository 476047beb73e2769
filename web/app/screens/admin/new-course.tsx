import { useNavigate } from 'react-router'
import { FactsForm } from '~/domains/learning/staff/facts-form.tsx'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './talk.module.css'
import { useCourseChoices } from './use-course-choices.ts'

export const meta = page((t) => ({
  title: t('New course'),
  description: t('Courses, their lessons and learners.'),
  private: true,
}))

export default function NewCourse() {
  const t = useT()
  const navigate = useNavigate()
  const choices = useCourseChoices()
  return (
    <>
      <LocalLink to="/admin/courses" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Courses')}
      </LocalLink>
      <PageHead title={t('New course')}>{t('Visible only after you publish it.')}</PageHead>
      <div className={classes.narrow}>
        {choices ? (
          <FactsForm
            course={undefined}
            choices={choices}
            onSaved={({ id }) => void navigate(localPath(`/admin/courses/${id}`, t.language), { replace: true })}
          />
        ) : (
          <SkeletonLines lines={10} />
        )}
      </div>
    </>
  )
}
