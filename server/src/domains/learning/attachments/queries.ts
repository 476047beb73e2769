import type { DocumentKind } from '#contract/locker/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const attachments = (db: Db | Tx) =>
  db
    .selectFrom('course_attachments')
    .select((eb) => ['id', 'name', 'bytes', eb.ref('kind').$castTo<DocumentKind>().as('kind')])

export const attachmentsOfCourse = (db: Db | Tx, courseId: number) =>
  attachments(db).where('course_id', '=', courseId).orderBy('id').execute()

/** In the order of the ids. */
export async function attachmentsNamed(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await attachments(db).where('id', 'in', ids).execute()
  return ids.flatMap((id) => found.find((attachment) => attachment.id === id) ?? [])
}

export const attachmentFile = (db: Db | Tx, id: number) =>
  attachments(db).select('file_id as fileId').where('id', '=', id).executeTakeFirst()

interface NewAttachment {
  course_id: number
  name: string
  kind: DocumentKind
  bytes: number
  file_id: number
  created_at: Date
}

export const insertAttachment = (tx: Tx, attachment: NewAttachment) =>
  tx.insertInto('course_attachments').values(attachment).returning('id').executeTakeFirstOrThrow()
