import { CurriculumEditor } from '~/domains/learning/staff/curriculum/curriculum-editor.tsx'
import { page } from '~/lib/head.ts'
import { OneCourse } from './one-course.tsx'

export const meta = page((t) => ({
  title: t('Curriculum'),
  description: t('Courses, their lessons and learners.'),
  private: true,
}))

export default function CourseCurriculum() {
  return <OneCourse>{(course) => <CurriculumEditor key={course.id} course={course} />}</OneCourse>
}
