import { type SqlBool, sql } from 'kysely'
import type { LessonPostSort } from '#contract/learning/constants.ts'
import type { StoredContent } from '#contract/learning/content.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'

/** A question or answer with its author; `isTrainer` is by the course as it is now. */
const posts = (db: Db | Tx) =>
  db
    .selectFrom('lesson_posts')
    .innerJoin('course_lessons', 'course_lessons.id', 'lesson_posts.lesson_id')
    .innerJoin('courses', 'courses.id', 'course_lessons.course_id')
    .innerJoin('accounts', 'accounts.id', 'lesson_posts.author_id')

const POST = [
  ...(['lesson_posts.id', 'lesson_posts.lesson_id as lessonId', 'lesson_posts.question_id as questionId'] as const),
  ...(['lesson_posts.author_id as authorId', 'accounts.name', 'lesson_posts.text'] as const),
  ...(['lesson_posts.posted_at as postedAt', 'courses.id as courseId'] as const),
  sql<boolean>`lesson_posts.author_id = courses.consultant_id`.as('isTrainer'),
] as const

export type PostRow = Awaited<ReturnType<typeof answersTo>>[number]

interface View {
  /** People whose posts the reader does not see. */
  without: readonly number[]
  limit: number
  offset: number
}

const shownTo = (db: Db, without: readonly number[]) =>
  posts(db)
    .where('lesson_posts.hidden_at', 'is', null)
    .where('lesson_posts.author_id', 'not in', [0, ...without])

const ofLesson = (db: Db, lessonId: number, without: readonly number[]) =>
  shownTo(db, without).where('lesson_posts.lesson_id', '=', lessonId).where('lesson_posts.question_id', 'is', null)

export const questionsOf = (db: Db, lessonId: number, { without, limit, offset }: View) =>
  ofLesson(db, lessonId, without)
    .select(POST)
    .orderBy('lesson_posts.posted_at', 'desc')
    .orderBy('lesson_posts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countQuestionsOf = async (db: Db, lessonId: number, without: readonly number[]) =>
  (
    await ofLesson(db, lessonId, without)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** In the order in which they were written. */
export const answersTo = (db: Db, questionIds: readonly number[], without: readonly number[]) =>
  shownTo(db, without)
    .select(POST)
    .where('lesson_posts.question_id', 'in', [0, ...questionIds])
    .orderBy('lesson_posts.id')
    .execute()

const forTrainer = (db: Db, trainerId: number, without: readonly number[], onlyWaiting: boolean) =>
  shownTo(db, without)
    .where('courses.consultant_id', '=', trainerId)
    .where('lesson_posts.question_id', 'is', null)
    .$if(onlyWaiting, (list) => list.where('lesson_posts.awaits_trainer', '=', true))

const COURSE = [
  ...(['courses.slug', 'courses.title_english', 'courses.title_hindi'] as const),
  sql<StoredContent>`(select content from course_versions v where v.id = courses.current_version_id)`.as('content'),
] as const

interface TrainerView extends View {
  trainerId: number
  onlyWaiting: boolean
}

export const questionsForTrainer = (db: Db, view: TrainerView) =>
  forTrainer(db, view.trainerId, view.without, view.onlyWaiting)
    .select([...POST, ...COURSE])
    .orderBy('lesson_posts.posted_at', 'desc')
    .orderBy('lesson_posts.id', 'desc')
    .limit(view.limit)
    .offset(view.offset)
    .execute()

export const countForTrainer = async (
  db: Db,
  { trainerId, without, onlyWaiting }: Pick<TrainerView, 'trainerId' | 'without' | 'onlyWaiting'>,
) =>
  (
    await forTrainer(db, trainerId, without, onlyWaiting)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** The course of a lesson, for its trainer and for messages. */
export const courseTaught = (tx: Tx, courseId: number) =>
  tx
    .selectFrom('courses')
    .innerJoin('accounts', 'accounts.id', 'courses.consultant_id')
    .select(['courses.id', 'consultant_id as trainerId', 'title_english', 'title_hindi', 'accounts.name as trainer'])
    .where('courses.id', '=', courseId)
    .executeTakeFirstOrThrow()

interface NewPost {
  lessonId: number
  authorId: number
  text: string
  at: Date
}

/** Until commit, another question of the same person waits: the number of open ones is bounded. */
export const lockAuthor = (tx: Tx, authorId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lesson posts of ${authorId}`}, 0))`.execute(tx)

export const countOpenQuestions = async (tx: Tx, authorId: number, courseId: number) =>
  (
    await tx
      .selectFrom('lesson_posts')
      .innerJoin('course_lessons', 'course_lessons.id', 'lesson_posts.lesson_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('author_id', '=', authorId)
      .where('course_lessons.course_id', '=', courseId)
      .where('awaits_trainer', '=', true)
      .where('hidden_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count

export const insertQuestion = (tx: Tx, { lessonId, authorId, text, at }: NewPost) =>
  tx
    .insertInto('lesson_posts')
    .values({ lesson_id: lessonId, author_id: authorId, text, posted_at: at, awaits_trainer: true })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A question that is shown, locked until its answer is stored. */
export const questionForAnswer = (tx: Tx, id: number) =>
  posts(tx)
    .select(POST)
    .select('courses.consultant_id as trainerId')
    .where('lesson_posts.id', '=', id)
    .where('lesson_posts.question_id', 'is', null)
    .where('lesson_posts.hidden_at', 'is', null)
    .forUpdate('lesson_posts')
    .executeTakeFirst()

export const countAnswersBy = async (tx: Tx, questionId: number, authorId: number) =>
  (
    await tx
      .selectFrom('lesson_posts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('question_id', '=', questionId)
      .where('author_id', '=', authorId)
      .executeTakeFirstOrThrow()
  ).count

export async function insertAnswer(tx: Tx, { lessonId, authorId, text, at }: NewPost, questionId: number) {
  const author = { lesson_id: lessonId, author_id: authorId, text, posted_at: at }
  return tx
    .insertInto('lesson_posts')
    .values({ ...author, question_id: questionId, awaits_trainer: false })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export const setAwaits = (tx: Tx, questionId: number, awaits: boolean) =>
  tx.updateTable('lesson_posts').set({ awaits_trainer: awaits }).where('id', '=', questionId).execute()

export const nameOf = async (tx: Tx, accountId: number) =>
  (await tx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name

/** Whether one has asked in a course of the other. */
export const haveDiscussed = async (db: Db | Tx, one: number, other: number) =>
  (
    await sql<{ found: boolean }>`select exists (
      select from lesson_posts p join course_lessons l on l.id = p.lesson_id join courses c on c.id = l.course_id
      where (p.author_id = ${one} and c.consultant_id = ${other})
        or (p.author_id = ${other} and c.consultant_id = ${one})) as found`.execute(db)
  ).rows[0]!.found

export type StaffState = 'shown' | 'hidden' | 'waiting'

const matching = (db: Db, { search, state }: { search: string | undefined; state: StaffState | undefined }) =>
  posts(db)
    .$if(state === 'hidden', (list) => list.where('lesson_posts.hidden_at', 'is not', null))
    .$if(state === 'shown' || state === 'waiting', (list) => list.where('lesson_posts.hidden_at', 'is', null))
    .$if(state === 'waiting', (list) => list.where('lesson_posts.awaits_trainer', '=', true))
    .$if(Boolean(search), (list) =>
      list.where(
        sql<SqlBool>`concat_ws(' ', lesson_posts.text, accounts.name, courses.title_english, courses.title_hindi)
          ilike ${containing(search!)}`,
      ),
    )

const ORDERS = {
  postedAt: sql`lesson_posts.posted_at`,
  author: sql`lower(accounts.name)`,
  course: sql`lower(courses.title_english)`,
} satisfies Record<LessonPostSort, unknown>

interface StaffView {
  sort: LessonPostSort
  descending: boolean
  limit: number
  offset: number
}

export const postsForStaff = (
  db: Db,
  filter: Parameters<typeof matching>[1],
  { sort, descending, limit, offset }: StaffView,
) =>
  matching(db, filter)
    .select([...POST, ...COURSE])
    .select(['lesson_posts.hidden_at as hiddenAt', 'lesson_posts.hidden_reason as hiddenReason'])
    .orderBy(ORDERS[sort], descending ? 'desc' : 'asc')
    .orderBy('lesson_posts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countForStaff = async (db: Db, filter: Parameters<typeof matching>[1]) =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const postById = (tx: Tx, id: number) =>
  tx.selectFrom('lesson_posts').select('id').where('id', '=', id).executeTakeFirst()

/** False if it is in that state already. */
export const setHidden = async (tx: Tx, id: number, hidden: { at: Date; by: number; reason: string } | null) =>
  (
    await tx
      .updateTable('lesson_posts')
      .set({ hidden_at: hidden?.at ?? null, hidden_by: hidden?.by ?? null, hidden_reason: hidden?.reason ?? null })
      .where('id', '=', id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
