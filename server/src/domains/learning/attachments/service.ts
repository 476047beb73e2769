import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/learning/attachments.ts'
import { kindOfName } from '#contract/locker/constants.ts'
import * as audit from '#server/domains/audit/public.ts'
import { claimVerified, verifiedUpload } from '#server/domains/locker/public.ts'
import { beginUpload, completeUpload } from '#server/platform/files/uploads.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { courseExists } from '../films/queries.ts'
import * as queries from './queries.ts'

const PURPOSE = 'course attachment'

export const beginAttachmentUpload = (
  { db, services, actor, now }: SignedIn,
  { id, name, bytes }: Input<typeof api.beginAttachmentUpload>,
) =>
  db.transaction().execute(async (tx) => {
    if (!kindOfName(name)) throw new Problem('file_type_refused')
    if (!(await courseExists(tx, id))) throw new Problem('not_found')
    const about = { accountId: actor.id, purpose: PURPOSE, subjectId: id, bytes, at: now }
    return { upload: await beginUpload(tx, services.files, about) }
  })

/** Checked as documents of lockers are. It is shown to learners once a published lesson names it. */
export async function addAttachment(context: SignedIn, { id, uploadId, name }: Input<typeof api.addAttachment>) {
  const { db, actor, now } = context
  const kind = kindOfName(name)
  if (!kind) throw new Problem('file_type_refused')
  const complete = await completeUpload(db, uploadId, { accountId: actor.id, purpose: PURPOSE })
  if (complete.subject_id !== id) throw new Problem('not_found')
  const { upload, redrawn } = await verifiedUpload(context, kind, complete)
  return db.transaction().execute(async (tx) => {
    const fileId = await claimVerified(tx, context, upload, redrawn?.id)
    const bytes = redrawn?.bytes ?? upload.bytes
    const row = { course_id: id, name, kind, bytes, file_id: fileId, created_at: now }
    const added = await queries.insertAttachment(tx, row)
    const subject = { kind: 'course', id }
    await audit.record(tx, context, { action: 'course.file_uploaded', subject, after: { name, bytes } })
    return { attachment: { id: added.id, name, kind, bytes } }
  })
}
