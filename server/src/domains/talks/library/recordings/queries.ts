import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** The recording of an address. Drafts have one too: it is random and known only to staff. */
export const recordingNamed = (db: Db, name: string) =>
  db
    .selectFrom('library_talks')
    .select(['recording_key as key', 'recording_bytes as bytes', 'recording_mark as mark', 'recorded_at as changedAt'])
    .where('recording_name', '=', name)
    .executeTakeFirst()

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
