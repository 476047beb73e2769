import type { Input } from '#contract/endpoint.ts'
import { ANSWERS_OF_ONE_MAX, OPEN_QUESTIONS_MAX } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/discussion.ts'
import { blockedWith, refuseBlocked } from '#server/domains/accounts/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { hasAccess } from '../lessons/queries.ts'
import { lessonFor } from '../lessons/service.ts'
import * as queries from './queries.ts'
import { placeOf, postShown } from './rules.ts'

export async function listLessonQuestions(
  { db, actor }: SignedIn,
  { id, page, limit }: Input<typeof api.listLessonQuestions>,
) {
  await lessonFor(db, id, actor.id)
  const without = await blockedWith(db, actor.id)
  const [questions, count] = await Promise.all([
    queries.questionsOf(db, id, { without, limit, offset: (page - 1) * limit }),
    queries.countQuestionsOf(db, id, without),
  ])
  return { data: await withAnswers(db, questions, actor.id, without), count, page, limit }
}

async function withAnswers(
  db: Db,
  questions: readonly queries.PostRow[],
  readerId: number,
  without: readonly number[],
) {
  const ids = questions.map(({ id }) => id)
  const answers = await queries.answersTo(db, ids, without)
  return questions.map((question) => ({
    ...postShown(question, readerId),
    answers: answers
      .filter(({ questionId }) => questionId === question.id)
      .map((answer) => postShown(answer, readerId)),
  }))
}

/** A learner has a few open questions per course at a time, so that nobody floods a trainer. */
export const askAboutLesson = ({ db, actor, now }: SignedIn, { id, text }: Input<typeof api.askAboutLesson>) =>
  db.transaction().execute(async (tx) => {
    const { courseId } = await lessonFor(tx, id, actor.id)
    const course = await queries.courseTaught(tx, courseId)
    await refuseBlocked(tx, actor.id, course.trainerId)
    await queries.lockAuthor(tx, actor.id)
    if ((await queries.countOpenQuestions(tx, actor.id, courseId)) >= OPEN_QUESTIONS_MAX)
      throw new Problem('too_many_open_questions')
    const author = await queries.nameOf(tx, actor.id)
    const { id: questionId } = await queries.insertQuestion(tx, { lessonId: id, authorId: actor.id, text, at: now })
    const row = { id: questionId, authorId: actor.id, name: author, isTrainer: false, text, postedAt: now }
    const { title_english: titleEnglish, title_hindi: titleHindi } = course
    const question = postShown(row, actor.id)
    const about = { courseId, lessonId: id, lessonQuestionId: questionId, titleEnglish, titleHindi }
    const params = { ...about, other: question.author, text }
    await notify(tx, now, { accountId: course.trainerId, message: 'lesson_question_asked', params })
    return { question: { ...question, answers: [] } }
  })

/** The trainer answers; whoever asked adds to it, while they have the course. */
export const answerLessonQuestion = (
  { db, actor, now }: SignedIn,
  { id, text }: Input<typeof api.answerLessonQuestion>,
) =>
  db.transaction().execute(async (tx) => {
    const question = await queries.questionForAnswer(tx, id)
    const isTrainer = question?.trainerId === actor.id
    const isAuthor = question?.authorId === actor.id && (await hasAccess(tx, question.courseId, actor.id)) !== undefined
    if (!question || !(isTrainer || isAuthor)) throw new Problem('not_found')
    const otherId = isTrainer ? question.authorId : question.trainerId
    await refuseBlocked(tx, actor.id, otherId)
    if ((await queries.countAnswersBy(tx, id, actor.id)) >= ANSWERS_OF_ONE_MAX) throw new Problem('too_many_answers')
    const { courseId, lessonId } = question
    const written = await queries.insertAnswer(tx, { lessonId, authorId: actor.id, text, at: now }, id)
    await queries.setAwaits(tx, id, !isTrainer)
    const name = await queries.nameOf(tx, actor.id)
    const answer = postShown({ id: written.id, authorId: actor.id, name, isTrainer, text, postedAt: now }, actor.id)
    const { title_english: titleEnglish, title_hindi: titleHindi } = await queries.courseTaught(tx, courseId)
    const about = { courseId, lessonId, lessonQuestionId: id, titleEnglish, titleHindi }
    const message = isTrainer ? ('lesson_question_answered' as const) : ('lesson_question_asked' as const)
    await notify(tx, now, { accountId: otherId, message, params: { ...about, other: answer.author, text } })
    return { answer }
  })

export async function listTrainerQuestions({ db, actor }: SignedIn, input: Input<typeof api.listTrainerQuestions>) {
  const { page, limit, filter } = input
  const without = await blockedWith(db, actor.id)
  const view = { trainerId: actor.id, without, onlyWaiting: filter === 'waiting', limit, offset: (page - 1) * limit }
  const [questions, count, waiting] = await Promise.all([
    queries.questionsForTrainer(db, view),
    queries.countForTrainer(db, view),
    queries.countForTrainer(db, { ...view, onlyWaiting: true }),
  ])
  const shown = await withAnswers(db, questions, actor.id, without)
  const data = shown.map((question, at) => ({ ...question, ...placeOf(questions[at]!) }))
  return { data, count, waiting, page, limit }
}
