import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { IdInPath } from '#contract/fields.ts'
import type * as api from '#contract/learning/attachments.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind, signedUrl } from '#server/platform/http/signed-urls.ts'
import { fileOf } from '../attachments/files.ts'
import { lessonsOf } from '../rules.ts'
import { courseOfAttachment } from './queries.ts'

const lessonFile = signedKind('lesson-file', z.object({ id: IdInPath }))

/** A published lesson of a course that the account has access to names this file. */
async function assertInLesson(db: Db, id: number, accountId: number) {
  const course = await courseOfAttachment(db, id, accountId)
  const isNamed = course && lessonsOf(course.content).some(({ attachments }) => attachments.includes(id))
  if (!isNamed || !course.isOwned) throw new Problem('not_found')
}

export async function linkAttachment(context: SignedIn, { id }: Input<typeof api.linkAttachment>) {
  await assertInLesson(context.db, id, context.actor.id)
  return { url: signedUrl(context.services, lessonFile, { id }, context) }
}

/** Access is checked again at the download: a refund may have ended it. */
export function serveAttachments(app: FastifyInstance) {
  serveSigned(app, lessonFile, async ({ services, actor, params: { id } }) => {
    await assertInLesson(services.db, id, actor.id)
    return fileOf(services, id)
  })
}
