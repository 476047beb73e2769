import type { StoredContent, StoredLesson } from '#contract/learning/content.ts'
import { issue } from '#server/domains/learning/certificates/service.ts'
import { learningTexts } from '#server/domains/learning/public.ts'
import { type Answers, arrange, mark, rightOptionsOf } from '#server/domains/learning/quizzes/rules.ts'
import { lessonsOf } from '#server/domains/learning/rules.ts'
import { courseSeller, industrySeller, sectorSeller } from '#server/domains/learning/sales/service.ts'
import { completeLine, registerSeller } from '#server/domains/orders/public.ts'
import { authorOf, languageOfText } from '#server/domains/reviews/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { bought } from './buying.ts'
import { type DemoLearner, demoLearners } from './learning/learners.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'

const TYPES = { course: 'course', industry: 'sub_sub_categories', sector: 'sub_categories' } as const
const REFUND_DAYS = 7

/** Customers who bought courses and programmes through the orders, with what they watched and answered. */
export async function writeLearners(making: Making) {
  const { tx, timeline, now } = making
  registerMessages(learningTexts)
  registerSeller('course', courseSeller)
  registerSeller('sub_sub_categories', industrySeller)
  registerSeller('sub_categories', sectorSeller)
  const customers = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()
  for (const [number, learner] of demoLearners.entries()) {
    const buyer = customers[learner.customer]!
    const at = dayAt(now, learner.boughtDaysAgo, clockOf(number + 3))
    timeline.at(at, async () => {
      const item = { id: await itemId(tx, learner), type: TYPES[learner.kind] }
      const { lineIds } = await bought({ tx, buyer, items: [item], at })
      const over = dayAt(now, learner.boughtDaysAgo - REFUND_DAYS, '20:40')
      if (over < now) timeline.at(over, () => completeLine(tx, { lineId: lineIds[0]!, at: over }))
    })
    const learnt = dayAt(now, learner.certifiedDaysAgo ?? 1, clockOf(number + 9))
    timeline.at(learnt, () => writeProgress(tx, buyer.id, learner, learnt))
  }
}

const itemId = async (tx: Tx, { kind, item }: DemoLearner) =>
  (
    await tx
      .selectFrom(kind === 'course' ? 'courses' : kind === 'industry' ? 'industries' : 'sectors')
      .select('id')
      .where('slug', '=', item)
      .executeTakeFirstOrThrow()
  ).id

async function writeProgress(tx: Tx, accountId: number, learner: DemoLearner, at: Date) {
  const { courseId, versionId, content } = await tx
    .selectFrom('courses')
    .innerJoin('course_versions', 'course_versions.id', 'courses.current_version_id')
    .select(['courses.id as courseId', 'course_versions.id as versionId', 'course_versions.content'])
    .where('courses.slug', '=', learner.course)
    .$castTo<{ courseId: number; versionId: number; content: StoredContent }>()
    .executeTakeFirstOrThrow()
  const lessons = lessonsOf(content)
  await writeWatched(tx, accountId, lessons, learner.watched, minutesAfter(at, -60))
  await writeRead(tx, accountId, lessons, learner.watched, minutesAfter(at, -30))
  const quiz = lessons.find((lesson) => lesson.kind === 'quiz')!
  for (const [index, right] of learner.attempts.entries())
    await writeAttempt(tx, {
      accountId,
      quiz,
      versionId,
      right,
      number: index + 1,
      at: minutesAfter(at, 8 * index - 20),
    })
  if (learner.certifiedDaysAgo !== undefined) await issue(tx, accountId, courseId, at)
  if (learner.question)
    await writeQuestion(tx, { ...learner.question, accountId, courseId, lessonId: lessons[0]!.id, at })
  if (learner.review) await writeReview(tx, { accountId, courseId, ...learner.review, at })
}

interface WrittenQuestion {
  accountId: number
  courseId: number
  lessonId: number
  text: string
  answer?: string
  at: Date
}

async function writeQuestion(tx: Tx, { accountId, courseId, lessonId, text, answer, at }: WrittenQuestion) {
  const post = { lesson_id: lessonId, author_id: accountId, text }
  const { id } = await tx
    .insertInto('lesson_posts')
    .values({ ...post, posted_at: minutesAfter(at, -50), awaits_trainer: answer === undefined })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (answer === undefined) return
  const { trainerId } = await tx
    .selectFrom('courses')
    .select('consultant_id as trainerId')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const written = { lesson_id: lessonId, question_id: id, author_id: trainerId, text: answer }
  await tx
    .insertInto('lesson_posts')
    .values({ ...written, posted_at: minutesAfter(at, -5), awaits_trainer: false })
    .execute()
}

interface WrittenReview {
  accountId: number
  courseId: number
  rating: number
  comment: string
  at: Date
}

async function writeReview(tx: Tx, { accountId, courseId, rating, comment, at }: WrittenReview) {
  const { enrolmentId, grantedAt, consultantId, industryId, name, city } = await tx
    .selectFrom('course_enrolments')
    .innerJoin('courses', 'courses.id', 'course_enrolments.course_id')
    .innerJoin('accounts', 'accounts.id', 'course_enrolments.account_id')
    .select(['course_enrolments.id as enrolmentId', 'granted_at as grantedAt', 'accounts.name', 'accounts.city'])
    .select(['courses.consultant_id as consultantId', 'courses.industry_id as industryId'])
    .where('course_id', '=', courseId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('reviews')
    .values({
      ...{ subject_id: enrolmentId, item_id: courseId, kind: 'course', consultant_id: consultantId, rating, comment },
      ...{ customer_id: accountId, industry_id: industryId, author: authorOf({ name, city }), held_at: grantedAt },
      ...{ language: languageOfText(comment), created_at: at, updated_at: at },
    })
    .execute()
}

/** The first films whole, the next in part. */
async function writeWatched(tx: Tx, accountId: number, lessons: StoredLesson[], share: number, at: Date) {
  let left = Math.floor(share * lessons.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0))
  const rows = lessons.flatMap((lesson) => {
    if (lesson.kind !== 'video' || left <= 0) return []
    const seconds = Math.min(left, lesson.seconds!)
    left -= seconds
    return [
      {
        ...{ account_id: accountId, lesson_id: lesson.id, film_id: lesson.filmId!, watched: `{[0,${seconds})}` },
        ...{ watched_seconds: seconds, position_seconds: seconds, updated_at: at },
      },
    ]
  })
  await tx.insertInto('film_progress').values(rows).execute()
}

/** Who watched a lesson read what comes before it. */
async function writeRead(tx: Tx, accountId: number, lessons: StoredLesson[], share: number, at: Date) {
  const passed = lessons.slice(0, Math.ceil(lessons.length * share))
  const rows = passed.filter(({ kind }) => kind === 'reading').map(({ id }) => ({ lesson_id: id }))
  if (rows.length > 0)
    await tx
      .insertInto('lesson_reads')
      .values(rows.map((row) => ({ ...row, account_id: accountId, read_at: at })))
      .execute()
}

type Quiz = Extract<StoredLesson, { kind: 'quiz' }>
interface Attempt {
  accountId: number
  quiz: Quiz
  versionId: number
  /** How many questions from the first are answered correctly. */
  right: number
  number: number
  at: Date
}

async function writeAttempt(tx: Tx, { accountId, quiz, versionId, right, number, at }: Attempt) {
  const inOrder = (length: number) => Array.from({ length }, (_, place) => place)
  const answers: Answers = Object.fromEntries(
    quiz.questions
      .slice(0, right)
      .map((question, place) => [
        place,
        { options: rightOptionsOf(question), number: question.kind === 'number' ? question.answer : null },
      ]),
  )
  const marked = mark(quiz, answers)
  await tx
    .insertInto('quiz_attempts')
    .values({
      ...{ account_id: accountId, lesson_id: quiz.id, version_id: versionId, number },
      ...{ arrangement: JSON.stringify(arrange(quiz, inOrder)), answers: JSON.stringify(answers) },
      ...{ started_at: at, due_at: minutesAfter(at, 10), submitted_at: minutesAfter(at, 5) },
      ...{ right_answers: marked.right, percent: marked.percent, passed: marked.passed },
    })
    .execute()
}
