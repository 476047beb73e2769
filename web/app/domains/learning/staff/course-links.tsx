import { useLocation } from 'react-router'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { StaffCourse } from './api.ts'
import classes from './staff.module.css'

/** The head of each page of a course, with links between them. */
export function CourseHead({ course }: { course: StaffCourse }) {
  const t = useT()
  const { pathname } = useLocation()
  const path = `/admin/courses/${course.id}`
  const links = [
    { to: path, label: t('Course') },
    { to: `${path}/curriculum`, label: t('Curriculum') },
    { to: `${path}/preview`, label: t('Preview') },
    { to: `${path}/numbers`, label: t('Numbers') },
  ]
  return (
    <>
      <LocalLink to="/admin/courses" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Courses')}
      </LocalLink>
      <PageHead title={titleOf(course, t.language)}>{course.trainer.name}</PageHead>
      <nav aria-label={t('Course')} className={classes.links}>
        {links.map(({ to, label }) => (
          <LocalLink key={to} to={to} aria-current={pathname.endsWith(to) ? 'page' : undefined}>
            {label}
          </LocalLink>
        ))}
      </nav>
    </>
  )
}
