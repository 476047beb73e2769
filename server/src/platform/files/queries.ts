import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { StoredFiles, Uploads } from '../db/schema.gen.ts'

export const insertFile = (db: Db | Tx, file: Insertable<StoredFiles>) =>
  db.insertInto('stored_files').values(file).returningAll().executeTakeFirstOrThrow()

export const wrapKey = (db: Db | Tx, id: number, wrapped: Buffer) =>
  db.updateTable('stored_files').set({ wrapped_key: wrapped }).where('id', '=', id).execute()

/** A file and its parts, in order; undefined if there is no such file. */
export async function fileWithParts(db: Db | Tx, id: number) {
  const rows = await db
    .selectFrom('stored_files as file')
    .leftJoin('stored_file_parts as part', 'part.file_id', 'file.id')
    .select(['file.id', 'file.folder', 'file.wrapped_key', 'file.bytes', 'file.claimed_at'])
    .select(['part.start_byte as start', 'part.bytes as partBytes', 'part.nonce'])
    .where('file.id', '=', id)
    .orderBy('part.start_byte')
    .execute()
  const [file] = rows
  if (!file) return undefined
  const parts = rows.flatMap(({ start, partBytes, nonce }): Part[] =>
    start === null ? [] : [{ start, bytes: partBytes!, nonce: nonce! }],
  )
  return { file, parts }
}

export interface Part {
  start: number
  bytes: number
  nonce: Buffer
}

/** Appends a part; undefined if the file has changed meanwhile. */
export const addPart = async (tx: Tx, fileId: number, { start, bytes, nonce }: Part) => {
  const grown = await tx
    .updateTable('stored_files')
    .set({ bytes: start + bytes })
    .where('id', '=', fileId)
    .where('bytes', '=', start)
    .returning('id')
    .executeTakeFirst()
  if (!grown) return undefined
  await tx.insertInto('stored_file_parts').values({ file_id: fileId, start_byte: start, bytes, nonce }).execute()
  return grown
}

export const claimFile = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('stored_files')
    .set({ claimed_at: at })
    .where('id', '=', id)
    .where('claimed_at', 'is', null)
    .where('released_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const releaseFile = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('stored_files').set({ released_at: at }).where('id', '=', id).execute()

/** Files to remove: released, or never claimed and not being uploaded. */
export const filesToRemove = (db: Db, unclaimedBefore: Date, limit: number) =>
  db
    .selectFrom('stored_files as file')
    .select(['file.id', 'file.folder'])
    .where((eb) =>
      eb.or([
        eb('file.released_at', 'is not', null),
        eb.and([
          eb('file.claimed_at', 'is', null),
          eb('file.created_at', '<', unclaimedBefore),
          eb.not(eb.exists(eb.selectFrom('uploads').select('id').whereRef('file_id', '=', 'file.id'))),
        ]),
      ]),
    )
    .orderBy('file.created_at')
    .limit(limit)
    .execute()

export const dropFile = (db: Db, id: number) => db.deleteFrom('stored_files').where('id', '=', id).execute()

export const filesAfter = (db: Db, id: number, limit: number) =>
  db
    .selectFrom('stored_files')
    .select(['id', 'wrapped_key as wrappedKey'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()

export const insertUpload = (tx: Tx, upload: Insertable<Uploads>) =>
  tx.insertInto('uploads').values(upload).returningAll().executeTakeFirstOrThrow()

/** With the folder and key of its file, which its bytes are written with. */
export const uploadById = (db: Db | Tx, id: string) =>
  db
    .selectFrom('uploads')
    .innerJoin('stored_files', 'stored_files.id', 'uploads.file_id')
    .selectAll('uploads')
    .select(['stored_files.folder', 'stored_files.wrapped_key'])
    .where('uploads.id', '=', id)
    .executeTakeFirst()

interface Received {
  part: Part
  at: Date
  /** Visible at once, and durable a moment later. */
  commitsLater: boolean
}

/** Records a part that continues the upload; false if it does not. One statement, which is a transaction of its own. */
export async function addReceived(db: Db, id: string, { part, at, commitsLater }: Received) {
  const { start, bytes, nonce } = part
  const later = commitsLater ? sql`, set_config('synchronous_commit', 'off', true)` : sql``
  const { rows } = await sql`
    with counted as (
      update uploads set received_bytes = ${start + bytes}, last_byte_at = ${at}
      where id = ${id} and received_bytes = ${start}
      returning file_id ${later}),
    grown as (
      update stored_files set bytes = ${start + bytes} from counted
      where stored_files.id = counted.file_id and stored_files.bytes = ${start}
      returning stored_files.id)
    insert into stored_file_parts (file_id, start_byte, bytes, nonce)
    select id, ${start}, ${bytes}, ${nonce} from grown returning file_id`.execute(db)
  return rows.length > 0
}

/** Ends an upload and claims its file, which it returns; undefined if another was faster. */
export async function claimUploaded(tx: Tx, id: string, at: Date) {
  const { rows } = await sql<{ id: number }>`
    with ended as (delete from uploads where id = ${id} returning file_id)
    update stored_files set claimed_at = ${at} from ended
    where stored_files.id = ended.file_id and claimed_at is null and released_at is null
    returning stored_files.id`.execute(tx)
  return rows[0]?.id
}

export const dropUpload = (tx: Tx, id: string) =>
  tx.deleteFrom('uploads').where('id', '=', id).returning('file_id as fileId').executeTakeFirst()

/** Returns the files of the deleted uploads. */
export const dropOldestUploads = (tx: Tx, accountId: number, purpose: string, most: number) =>
  tx
    .deleteFrom('uploads')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('id')
        .where('account_id', '=', accountId)
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('file_id as fileId')
    .execute()

/** Returns the files of the deleted uploads. */
export const dropStaleUploads = (tx: Tx, before: Date, limit: number) =>
  tx
    .deleteFrom('uploads')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('id')
        .where('last_byte_at', '<', before)
        .orderBy('last_byte_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('file_id as fileId')
    .execute()

/** Marks the person's unfinished uploads as stale, so that the next sweep removes them. */
export const expireUploadsOf = (tx: Tx, accountId: number) =>
  tx
    .updateTable('uploads')
    .set({ last_byte_at: sql<Date>`to_timestamp(0)` })
    .where('account_id', '=', accountId)
    .execute()

export const uploadsOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('uploads')
    .select(['purpose', 'bytes', 'received_bytes as receivedBytes', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
