import type { Db } from '#server/platform/db/db.ts'
import { talkPages, talksBy } from './queries.ts'
import { pathOfTalk } from './rules.ts'

const OF_ONE_SPEAKER = 12
const IN_THE_SITEMAP = 20_000

/** Talks on a speaker's profile: titles in both languages, and their pages. */
export const recordedTalksBy = async (db: Db, consultantId: number) =>
  (await talksBy(db, consultantId, OF_ONE_SPEAKER)).map((talk) => ({ ...talk, path: pathOfTalk(talk) }))

/** Every page of the library, for the sitemap. */
export const libraryPages = async (db: Db) =>
  (await talkPages(db, IN_THE_SITEMAP)).map(({ updatedAt, ...talk }) => ({ path: pathOfTalk(talk), updatedAt }))
