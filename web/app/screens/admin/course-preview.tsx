import { Preview } from '~/domains/learning/staff/preview.tsx'
import { page } from '~/lib/head.ts'
import { OneCourse } from './one-course.tsx'

export const meta = page((t) => ({
  title: t('Preview'),
  description: t('Courses, their lessons and learners.'),
  private: true,
}))

export default function CoursePreview() {
  return <OneCourse>{(course) => <Preview course={course} />}</OneCourse>
}
