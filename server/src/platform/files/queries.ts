import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { asPrepared } from '../db/prepared.ts'

/** Ids of files that will be inserted. */
export async function reserveFileIds(db: Db | Tx, count: number) {
  const { rows } = await sql<{ id: number }>`
    select nextval('stored_files_id_seq') as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the bytes of a file are written and read with. */
export interface FileKey {
  id: number
  folder: string
  wrapped_key: Buffer
}

const insertion = ({ id, folder, wrapped_key }: FileKey, at: Date) => sql<{ id: number }>`
  insert into stored_files (id, folder, wrapped_key, created_at) overriding system value
  values (${id}, ${folder}, ${wrapped_key}, ${at}) returning id`

export const insertFile = (db: Db | Tx, file: FileKey, at: Date) => insertion(file, at).execute(db)

export const wrapKey = (db: Db | Tx, id: number, wrapped: Buffer) =>
  db.updateTable('stored_files').set({ wrapped_key: wrapped }).where('id', '=', id).execute()

const PART = ['part.start_byte as start', 'part.bytes as partBytes', 'part.nonce'] as const

/** A file and its parts, in order; undefined if there is no such file. */
export async function fileWithParts(db: Db | Tx, id: number) {
  const rows = await db
    .selectFrom('stored_files as file')
    .leftJoin('stored_file_parts as part', 'part.file_id', 'file.id')
    .select(['file.id', 'file.folder', 'file.wrapped_key', 'file.bytes', 'file.claimed_at'])
    .select(PART)
    .where('file.id', '=', id)
    .orderBy('part.start_byte')
    .execute()
  return rows[0] && { file: rows[0], parts: partsOf(rows) }
}

export interface Part {
  start: number
  bytes: number
  nonce: Buffer
}

interface PartRow {
  start: number | null
  partBytes: number | null
  nonce: Buffer | null
}

const partsOf = (rows: readonly PartRow[]) =>
  rows.flatMap(({ start, partBytes, nonce }): Part[] =>
    start === null ? [] : [{ start, bytes: partBytes!, nonce: nonce! }],
  )

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

interface NewUpload {
  id: string
  accountId: number
  /** The domain that will claim it, and the purpose. */
  purpose: string
  subjectId?: number
  bytes: number
  at: Date
  /** How many uploads of this purpose the person may have, this one included; older ones are dropped. */
  most?: number
}

/** Inserts an upload and its file, in one statement. */
export async function insertUpload(db: Db | Tx, file: FileKey, upload: NewUpload) {
  const { id, accountId, purpose, subjectId = null, bytes, at, most } = upload
  const dropping =
    most === undefined
      ? sql``
      : sql`
    dropped as (
      delete from uploads where id in (
        select id from uploads where account_id = ${accountId} and purpose = ${purpose}
        order by created_at desc, id offset ${most - 1} for update skip locked)
      returning file_id),
    released as (
      update stored_files set released_at = ${at} from dropped where stored_files.id = dropped.file_id),`
  const inserting = sql`
    with ${dropping} file as (${insertion(file, at)})
    insert into uploads (id, account_id, purpose, subject_id, file_id, bytes, created_at, last_byte_at)
    select ${id}, ${accountId}, ${purpose}, ${subjectId}, file.id, ${bytes}, ${at}, ${at} from file`
  await db.executeQuery(asPrepared(inserting.compile(db)))
}

const UPLOAD = [
  'uploads.id',
  'uploads.account_id',
  'uploads.purpose',
  'uploads.subject_id',
  'uploads.file_id',
  'uploads.bytes',
  'uploads.received_bytes',
  'uploads.created_at',
  'uploads.last_byte_at',
] as const

const uploads = (db: Db | Tx) =>
  db
    .selectFrom('uploads')
    .innerJoin('stored_files as file', 'file.id', 'uploads.file_id')
    .select(UPLOAD)
    .select(['file.folder', 'file.wrapped_key'])

/** With the folder and key of its file, which its bytes are written with. */
export async function uploadById(db: Db | Tx, id: string) {
  const { rows } = await db.executeQuery(asPrepared(uploads(db).where('uploads.id', '=', id).compile()))
  return rows[0]
}

/** The same with the parts of the file, in order. */
export async function uploadWithParts(db: Db | Tx, id: string) {
  const reading = uploads(db)
    .leftJoin('stored_file_parts as part', 'part.file_id', 'file.id')
    .select(PART)
    .where('uploads.id', '=', id)
    .orderBy('part.start_byte')
  const { rows } = await db.executeQuery(asPrepared(reading.compile()))
  return rows[0] && { upload: rows[0], parts: partsOf(rows) }
}

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
  const recording = sql`
    with counted as (
      update uploads set received_bytes = ${start + bytes}, last_byte_at = ${at}
      where id = ${id} and received_bytes = ${start}
      returning file_id ${later}),
    grown as (
      update stored_files set bytes = ${start + bytes} from counted
      where stored_files.id = counted.file_id and stored_files.bytes = ${start}
      returning stored_files.id)
    insert into stored_file_parts (file_id, start_byte, bytes, nonce)
    select id, ${start}, ${bytes}, ${nonce} from grown returning file_id`
  const { rows } = await db.executeQuery(asPrepared(recording.compile(db)))
  return rows.length > 0
}

/** Ends an upload and claims its file, which it returns; undefined if another was faster. */
export async function claimUploaded(tx: Tx, id: string, at: Date) {
  const claiming = sql<{ id: number }>`
    with ended as (delete from uploads where id = ${id} returning file_id)
    update stored_files set claimed_at = ${at} from ended
    where stored_files.id = ended.file_id and claimed_at is null and released_at is null
    returning stored_files.id`
  const { rows } = await tx.executeQuery(asPrepared(claiming.compile(tx)))
  return rows[0]?.id
}

export const dropUpload = (tx: Tx, id: string) =>
  tx.deleteFrom('uploads').where('id', '=', id).returning('file_id as fileId').executeTakeFirst()

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
