/** With its slug; the id works, too. */
export const coursePath = (slug: string) => `/courses/${slug}`
export const programmePath = (id: number) => `/programmes/${id}`
export const OWN_COURSES = '/dashboard/my-courses'
/** The player of a course that the learner has. */
export const playerPath = (courseId: number, lessonId?: number, atSecond?: number) => {
  const query = new URLSearchParams({
    ...(lessonId !== undefined && { lesson: String(lessonId) }),
    ...(atSecond !== undefined && { at: String(atSecond) }),
  })
  return `${OWN_COURSES}/${courseId}${query.size > 0 ? `?${query}` : ''}`
}
export const certificatePath = (code: string) => `/certificate?${new URLSearchParams({ code })}`
