import { readFile } from 'node:fs/promises'
import { createDb, createPool, LOADING_TIMEOUTS } from '#server/platform/db/db.ts'
import type { EncryptedFiles } from '#server/platform/files/encrypted-files.ts'
import { pdfOf } from '../locker/files.ts'
import { filesOf, recordedTalks } from '../talks/files.ts'
import { attachmentKey, demoAttachments } from './attachments.ts'
import { demoCourses, filmsOf } from './courses.ts'

/** The stored file of each film and attachment of a course; undefined where the store is not filled. */
export type StoredFilms = ReadonlyMap<string, { fileId: number; bytes: number }>

export const filmKey = (course: { slug: string }, film: string) => `${course.slug} ${film}`

export const talkOfFilm = (film: string) => {
  const talk = recordedTalks.find(({ slug }) => slug === film)
  if (!talk) throw new Error(`no demo talk ${film}`)
  return talk
}

/** Stores the films and attachments of courses, before the data that claims them is loaded. */
export async function saveCourseFilms(
  databaseUrl: string,
  files: EncryptedFiles,
  now = new Date(),
): Promise<StoredFilms> {
  const db = createDb(createPool({ url: databaseUrl, size: 1, ...LOADING_TIMEOUTS }))
  try {
    const stored = new Map<string, { fileId: number; bytes: number }>()
    for (const course of demoCourses)
      for (const film of filmsOf(course)) {
        const bytes = await readFile(filesOf(talkOfFilm(film)).film.source)
        stored.set(filmKey(course, film), { fileId: await files.save(db, bytes, now), bytes: bytes.length })
      }
    for (const attachment of demoAttachments) {
      const bytes = await pdfOf(attachment)
      stored.set(attachmentKey(attachment), { fileId: await files.save(db, bytes, now), bytes: bytes.length })
    }
    return stored
  } finally {
    await db.destroy()
  }
}
