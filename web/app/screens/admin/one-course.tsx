import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { type StaffCourse, staffCourseQuery } from '~/domains/learning/staff/api.ts'
import { CourseHead } from '~/domains/learning/staff/course-links.tsx'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

/** The course in the address, with its head; what is missing is said. */
export function OneCourse({ children }: { children: (course: StaffCourse) => ReactNode }) {
  const t = useT()
  const { data, error } = useQuery(staffCourseQuery(useApi(), Number(useParams().courseId)))
  if (error && !data)
    return (
      <>
        <PageHead title={t('Course')} />
        <EmptyState
          drawing="book"
          tint="d"
          title={t('This course cannot be shown')}
          actions={<ButtonLink to="/admin/courses">{t('All courses')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!data) return <SkeletonLines lines={10} />
  return (
    <>
      <CourseHead course={data.course} />
      {children(data.course)}
    </>
  )
}
