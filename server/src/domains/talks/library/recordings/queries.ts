import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

/** What lies behind an address of a recording. Drafts have theirs too: it is by chance, and only staff know it. */
export const recordingNamed = (db: Db, name: string) =>
  db
    .selectFrom('library_talks')
    .select(['recording_key as key', 'recording_bytes as bytes', 'recording_mark as mark', 'recorded_at as changedAt'])
    .where('recording_name', '=', name)
    .executeTakeFirst()

export const insertUpload = (tx: Tx, upload: { talk_id: number; key: string; bytes: number; begun_at: Date }) =>
  tx.insertInto('library_uploads').values(upload).returningAll().executeTakeFirstOrThrow()

export const uploadById = (db: Db | Tx, id: number) =>
  db.selectFrom('library_uploads').selectAll().where('id', '=', id).executeTakeFirst()

export const lockUpload = (tx: Tx, id: number) =>
  tx.selectFrom('library_uploads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Counts a part that continues what has arrived; undefined when it does not. */
export const countPart = (db: Db, { id, offset, bytes }: { id: number; offset: number; bytes: number }) =>
  db
    .updateTable('library_uploads')
    .set({ received_bytes: offset + bytes })
    .where('id', '=', id)
    .where('received_bytes', '=', offset)
    .where(sql<boolean>`bytes >= ${offset + bytes}`)
    .returningAll()
    .executeTakeFirst()

export const dropUpload = (db: Db | Tx, id: number) => db.deleteFrom('library_uploads').where('id', '=', id).execute()

export const uploadsBefore = (db: Db, before: Date) =>
  db.selectFrom('library_uploads').selectAll().where('begun_at', '<', before).limit(100).execute()

export interface Recording {
  recording_name: string
  recording_key: string
  recording_bytes: number
  recording_mark: string
  recording_seconds: number
  recorded_at: Date
}

export const recordingForChange = (tx: Tx, id: number) =>
  tx
    .selectFrom('library_talks')
    .select(['recording_key as key', 'recording_seconds as seconds'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const writeRecording = (tx: Tx, id: number, recording: Recording) =>
  tx
    .updateTable('library_talks')
    .set({ ...recording, updated_at: recording.recorded_at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
