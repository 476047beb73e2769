import type { getStaffCourse } from '#contract/learning/staff.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { titleOf } from '~/lib/titles.ts'

interface CourseNameProps {
  id: number
  titles: { title_english: string; title_hindi: string }
}

/** A course in a list of the back office; links to its page for roles that may open it. */
export function CourseName({ id, titles }: CourseNameProps) {
  const t = useT()
  const mayOpen = useMayUse()<typeof getStaffCourse>('GET /api/web/v1/admin/courses/{id}')
  const title = titleOf(titles, t.language)
  return mayOpen ? <LocalLink to={`/admin/courses/${id}`}>{title}</LocalLink> : title
}
