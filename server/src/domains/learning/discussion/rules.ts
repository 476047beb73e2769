import type { StoredContent } from '#contract/learning/content.ts'
import { lessonsOf } from '../rules.ts'

interface Written {
  id: number
  authorId: number
  name: string
  isTrainer: boolean
  text: string
  postedAt: Date
}

/** Learners see each other's first names only. */
export const postShown = ({ id, authorId, name, isTrainer, text, postedAt }: Written, readerId: number) => ({
  ...{ id, isTrainer, text, postedAt, isOwn: authorId === readerId },
  author: isTrainer ? name : (name.trim().split(/\s+/)[0] ?? ''),
})

interface Placed {
  lessonId: number
  courseId: number
  slug: string
  title_english: string
  title_hindi: string
  /** The published curriculum. */
  content: StoredContent | null
}

/** The lesson and the course of a post. A lesson that was removed from the curriculum has the title of its course. */
export function placeOf({ lessonId, courseId, slug, title_english, title_hindi, content }: Placed) {
  const course = { id: courseId, slug, title_english, title_hindi }
  const lesson = content && lessonsOf(content).find(({ id }) => id === lessonId)
  const titled = lesson ?? course
  return { course, lesson: { id: lessonId, title_english: titled.title_english, title_hindi: titled.title_hindi } }
}
