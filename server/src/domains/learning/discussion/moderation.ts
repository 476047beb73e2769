import type { Input } from '#contract/endpoint.ts'
import type { LessonPostSort } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/discussion.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { lessonPostsFile } from './files.ts'
import * as queries from './queries.ts'
import { placeOf } from './rules.ts'

export async function listLessonPosts({ db }: SignedIn, input: Input<typeof api.listLessonPosts>) {
  const { page, limit, search, state, sort } = input
  const view = { sort: sort.replace('-', '') as LessonPostSort, descending: sort.startsWith('-') }
  const [rows, count] = await Promise.all([
    queries.postsForStaff(db, { search, state }, { ...view, limit, offset: (page - 1) * limit }),
    queries.countForStaff(db, { search, state }),
  ])
  const data = rows.map((row) => ({
    ...{ id: row.id, isAnswer: row.questionId !== null, author: { id: row.authorId, name: row.name } },
    ...{ isTrainer: row.isTrainer, text: row.text, postedAt: row.postedAt, ...placeOf(row) },
    hidden: row.hiddenAt && row.hiddenReason !== null ? { at: row.hiddenAt, reason: row.hiddenReason } : null,
  }))
  return { data, count, page, limit }
}

export async function exportLessonPosts(context: SignedIn, filter: Input<typeof api.exportLessonPosts>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'lesson_posts.exported', after: filter }))
  return { url: signedUrl(services, lessonPostsFile, filter, { actor, now }) }
}

/** A question that is hidden takes its answers with it. */
export const decideLessonPost = ({ db, ...context }: SignedIn, input: Input<typeof api.decideLessonPost>) =>
  db.transaction().execute(async (tx) => {
    const { id, decision, reason } = input
    const { actor, now } = context
    const isHiding = decision === 'hide'
    if (!(await queries.postById(tx, id))) throw new Problem('not_found')
    if (!(await queries.setHidden(tx, id, isHiding ? { at: now, by: actor.id, reason } : null)))
      throw new Problem('stale')
    const action = isHiding ? 'lesson_post.hidden' : 'lesson_post.restored'
    await audit.record(tx, context, { action, subject: { kind: 'lesson_post', id }, reason })
    return { id }
  })
