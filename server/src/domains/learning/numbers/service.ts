import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/learning/numbers.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { DONE_SHARE } from '../progress/rules.ts'
import { type Answers, isRight, type Quiz } from '../quizzes/rules.ts'
import { lessonsOf } from '../rules.ts'
import * as queries from './queries.ts'

/** More attempts say nothing new about a question. */
const ATTEMPTS_READ = 2000
const QUESTIONS_SHOWN = 10

/** How far the learners of the published version are. */
export async function getCourseNumbers(
  { db }: SignedIn,
  { id }: Input<typeof api.getCourseNumbers>,
): Promise<Reply<typeof api.getCourseNumbers>> {
  const course = await queries.courseForNumbers(db, id)
  if (!course) throw new Problem('not_found')
  const { learners, certificates, content, versionId } = course
  if (!content || versionId === null)
    return { learners, certificates, started: 0, finished: 0, lessons: [], questions: [] }
  const lessons = lessonsOf(content)
  const quizzes = lessons.filter((lesson) => lesson.kind === 'quiz')
  const [numbers, ...answers] = await Promise.all([
    queries.lessonNumbers(
      db,
      lessons.map((lesson) => lesson.id),
      DONE_SHARE,
    ),
    ...quizzes.map((quiz) => queries.newestAnswers(db, versionId, quiz.id, ATTEMPTS_READ)),
  ])
  return {
    ...{ learners, certificates },
    started: numbers[0]?.learnersStarted ?? 0,
    finished: numbers[0]?.learnersFinished ?? 0,
    lessons: lessons.map(({ id: lessonId, kind, title_english, title_hindi }, place) => {
      const { started, done, stopped } = numbers[place]!
      return { id: lessonId, kind, title_english, title_hindi, started, done, stopped }
    }),
    questions: quizzes
      .flatMap((quiz, place) =>
        failedIn(
          quiz,
          answers[place]!.map((attempt) => attempt.answers),
        ),
      )
      .sort((a, b) => b.wrong / b.asked - a.wrong / a.asked || b.wrong - a.wrong)
      .slice(0, QUESTIONS_SHOWN),
  }
}

const failedIn = ({ id: lessonId, questions }: Quiz, attempts: readonly Answers[]) =>
  questions.flatMap((question, place) => {
    const wrong = attempts.filter((answers) => !isRight(question, answers[place])).length
    const { text_english, text_hindi } = question
    return wrong === 0 ? [] : [{ lessonId, text_english, text_hindi, asked: attempts.length, wrong }]
  })
