import { randomInt } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/learning/quizzes.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { lessonFor } from '../lessons/service.ts'
import { attemptsLeftOf } from '../progress/rules.ts'
import { quizProgress } from '../progress/service.ts'
import { lessonsOf } from '../rules.ts'
import * as queries from './queries.ts'
import { type Answer, arrange, fits, isRight, mark, type Quiz, rightOptionsOf } from './rules.ts'

type Attempt = NonNullable<Awaited<ReturnType<typeof queries.attemptOf>>>

/** An open attempt goes on: its timer and its questions stay. */
export const startAttempt = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.startAttempt>) =>
  db.transaction().execute(async (tx) => {
    const { lesson, isOwned, versionId } = await lessonFor(tx, id, actor.id)
    if (!isOwned || lesson.kind !== 'quiz') throw new Problem('not_found')
    const open = await queries.lockOpenAttempt(tx, id, actor.id)
    if (open && !isOver(open, now)) return { attempt: await shown(tx, open) }
    if (open) await finish(tx, open, now)
    const used = (await quizProgress(tx, id, actor.id))?.attempts ?? 0
    if (attemptsLeftOf(lesson.attempts, used) === 0) throw new Problem('no_attempts_left')
    const inserted = await queries.insertAttempt(tx, {
      ...{ accountId: actor.id, lessonId: id, versionId, number: used + 1, arrangement: arrange(lesson, shuffled) },
      dueAt: lesson.minutes === null ? null : minutesAfter(now, lesson.minutes),
      at: now,
    })
    const attempt = inserted
      ? await queries.attemptOf(tx, inserted.id, actor.id)
      : await queries.lockOpenAttempt(tx, id, actor.id)
    if (!attempt) throw new Problem('stale')
    return { attempt: await shown(tx, attempt) }
  })

/** Positions in random order (Fisher–Yates). */
function shuffled(length: number) {
  const order = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

const isOver = ({ dueAt }: Attempt, now: Date) => dueAt !== null && now > dueAt

/** Of the version that the attempt began with. */
const quizIn = ({ content, lessonId }: Attempt) => lessonsOf(content).find(({ id }) => id === lessonId) as Quiz

export const storeAnswer = ({ db, actor, now }: SignedIn, input: Input<typeof api.storeAnswer>) =>
  db.transaction().execute(async (tx) => {
    const attempt = await queries.lockAttempt(tx, input.id, actor.id)
    if (!attempt) throw new Problem('not_found')
    if (attempt.submittedAt || isOver(attempt, now)) throw new Problem('too_late')
    const answer: Answer = { options: input.options, number: input.number }
    if (!fits(quizIn(attempt).questions[input.question], answer)) throw new Problem('invalid')
    await queries.writeAnswer(tx, input.id, input.question, answer)
    return { storeAnswer: await shown(tx, (await queries.attemptOf(tx, input.id, actor.id))!) }
  })

/** Marked with the answers that were stored in time; repeating it changes nothing. */
export const submitAttempt = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.submitAttempt>) =>
  db.transaction().execute(async (tx) => {
    const attempt = await queries.lockAttempt(tx, id, actor.id)
    if (!attempt) throw new Problem('not_found')
    if (!attempt.submittedAt) await finish(tx, attempt, now)
    return { getResult: await shown(tx, (await queries.attemptOf(tx, id, actor.id))!) }
  })

async function finish(tx: Tx, attempt: Attempt, now: Date) {
  const at = isOver(attempt, now) ? attempt.dueAt! : now
  await queries.writeResult(tx, attempt.id, { ...mark(quizIn(attempt), attempt.answers), at })
}

export async function getResult({ db, actor }: SignedIn, { id }: Input<typeof api.getResult>) {
  const attempt = await queries.attemptOf(db, id, actor.id)
  if (!attempt) throw new Problem('not_found')
  return { getResult: await shown(db, attempt) }
}

/** Without the right answers until it is submitted, and never if the quiz does not show them. */
async function shown(db: Db | Tx, { content, arrangement, answers, accountId, ...attempt }: Attempt) {
  const quiz = quizIn({ content, arrangement, answers, accountId, ...attempt })
  const isReviewed = attempt.submittedAt !== null && quiz.review
  const used = (await quizProgress(db, attempt.lessonId, accountId))?.attempts ?? 0
  return {
    ...attempt,
    passPercent: quiz.passPercent,
    attemptsLeft: attemptsLeftOf(quiz.attempts, used),
    questions: arrangement.questions.map((position) => {
      const question = quiz.questions[position]!
      const { kind, text_english, text_hindi, explanation_english, explanation_hindi, source } = question
      const answer = answers[position]
      return {
        ...{ position, kind, text_english, text_hindi, answer: answer ?? null },
        options: arrangement.options[position]!.map((at) => ({ position: at, ...textsOf(question, at) })),
        review: isReviewed
          ? {
              ...{ explanation_english, explanation_hindi, source },
              isRight: isRight(question, answer),
              rightOptions: rightOptionsOf(question),
              rightNumber: question.kind === 'number' ? question.answer : null,
            }
          : null,
      }
    }),
  }
}

function textsOf(question: Quiz['questions'][number], at: number) {
  const option = question.kind === 'number' ? undefined : question.options[at]
  return { text_english: option?.text_english ?? '', text_hindi: option?.text_hindi ?? '' }
}
