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
