import type { StoredContent, StoredLesson } from '#contract/learning/content.ts'

export const lessonsOf = ({ chapters }: StoredContent): StoredLesson[] => chapters.flatMap(({ lessons }) => lessons)

export function totalsOf(content: StoredContent) {
  const lessons = lessonsOf(content)
  return {
    lessons: lessons.length,
    quizzes: lessons.filter(({ kind }) => kind === 'quiz').length,
    film_seconds: lessons.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
  }
}

/** Nothing can be published with a video lesson that has no video. */
export const isComplete = (content: StoredContent) => {
  const lessons = lessonsOf(content)
  return lessons.length > 0 && lessons.every((lesson) => lesson.kind !== 'video' || lesson.filmId !== null)
}

/** The curriculum as everyone may see it. */
export const outlineOf = ({ chapters }: StoredContent) =>
  chapters.map(({ title_english, title_hindi, lessons }) => ({
    ...{ title_english, title_hindi },
    lessons: lessons.map(lessonRow),
  }))

export const isPreview = (lesson: StoredLesson) => lesson.kind !== 'quiz' && lesson.isPreview

/** A lesson as everyone may see it. */
export const lessonRow = (lesson: StoredLesson) => ({
  ...{ id: lesson.id, kind: lesson.kind, title_english: lesson.title_english, title_hindi: lesson.title_hindi },
  isPreview: isPreview(lesson),
  seconds: lesson.seconds,
  minutes: lesson.kind === 'reading' ? lesson.minutes : null,
  questions: lesson.kind === 'quiz' ? lesson.questions.length : null,
})

/** What a lesson says, for those who may see it. */
export const textsOf = (lesson: StoredLesson) => ({
  ...{ about_english: lesson.about_english, about_hindi: lesson.about_hindi },
  body_english: lesson.kind === 'reading' ? lesson.body_english : null,
  body_hindi: lesson.kind === 'reading' ? lesson.body_hindi : null,
})
