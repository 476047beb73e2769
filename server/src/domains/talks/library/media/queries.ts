import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Nothing of a withdrawn talk is served. */
export const captionsAt = (db: Db, { id, language, mark }: { id: number; language: string; mark: string }) =>
  db
    .selectFrom('library_captions')
    .innerJoin('library_talks', 'library_talks.id', 'library_captions.talk_id')
    .select('vtt')
    .where('talk_id', '=', id)
    .where('language', '=', language)
    .where('mark', '=', mark)
    .where('library_talks.state', '<>', 'withdrawn')
    .executeTakeFirst()

export const writeCaptions = (tx: Tx, captions: { talk_id: number; language: string; vtt: string; mark: string }) =>
  tx
    .insertInto('library_captions')
    .values(captions)
    .onConflict((known) =>
      known.columns(['talk_id', 'language']).doUpdateSet({ vtt: captions.vtt, mark: captions.mark }),
    )
    .execute()

export const dropCaptions = (tx: Tx, talkId: number, language: string) =>
  tx.deleteFrom('library_captions').where('talk_id', '=', talkId).where('language', '=', language).execute()

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
