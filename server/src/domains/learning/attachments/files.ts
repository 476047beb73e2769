import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { IdInPath } from '#contract/fields.ts'
import type * as api from '#contract/learning/attachments.ts'
import { DOCUMENT_TYPES } from '#contract/locker/constants.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { FileAnswer } from '#server/platform/http/file-answer.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind, signedUrl } from '#server/platform/http/signed-urls.ts'
import type { Services } from '#server/platform/services.ts'
import { attachmentFile } from './queries.ts'

/** For staff, who check a file before learners see it. */
const staffFile = signedKind('course-file-staff', z.object({ attachment: IdInPath }))

export async function addressAttachment(context: SignedIn, { id }: Input<typeof api.addressAttachment>) {
  if (!(await attachmentFile(context.db, id))) throw new Problem('not_found')
  return { url: signedUrl(context.services, staffFile, { attachment: id }, context) }
}

export function serveStaffAttachments(app: FastifyInstance) {
  serveSigned(app, staffFile, async ({ services, actor, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return fileOf(services, params.attachment)
  })
}

export async function fileOf({ db, files }: Services, id: number): Promise<FileAnswer> {
  const attachment = await attachmentFile(db, id)
  const found = attachment && (await files.stream(db, attachment.fileId))
  if (!found) throw new Problem('not_found')
  return { filename: attachment.name, contentType: DOCUMENT_TYPES[attachment.kind], ...found }
}
