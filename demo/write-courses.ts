import type { StoredContent } from '#contract/learning/content.ts'
import { totalsOf } from '#server/domains/learning/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { attachmentKey, demoAttachments } from './learning/attachments.ts'
import type { DemoCourse } from './learning/course.ts'
import { demoCourses, demoProgrammes, filmsOf } from './learning/courses.ts'
import { filmKey, type StoredFilms, talkOfFilm } from './learning/files.ts'
import { captionsOf, secondsOf } from './talks/captions.ts'
import { clockOf, dayAt } from './timeline.ts'
import type { IndustryPlace } from './write-catalogue.ts'

interface Around {
  consultantIds: readonly number[]
  places: ReadonlyMap<string, IndustryPlace>
  films: StoredFilms
  now: Date
}

/** Published courses with their films, and the programmes of their industries and sectors. */
export async function writeCourses(tx: Tx, around: Around) {
  const ids = await insertCourses(tx, around)
  const films = await insertFilms(tx, ids, around)
  const attachments = await insertAttachments(tx, ids, around)
  await publish(tx, ids, { films, attachments }, around.now)
  await insertProgrammes(tx, around)
}

const publishedAt = (now: Date, { daysAgo }: DemoCourse) => dayAt(now, daysAgo, clockOf(daysAgo))

async function insertCourses(tx: Tx, { consultantIds, places, now }: Around) {
  const rows = await tx
    .insertInto('courses')
    .values(
      demoCourses.map((course) => ({
        ...{ slug: course.slug, industry_id: places.get(course.industry)!.industry_id, state: 'draft' },
        consultant_id: consultantIds[demoConsultants.findIndex(({ name }) => name === course.trainer)]!,
        ...{ title_english: course.title[0], title_hindi: course.title[1] },
        ...{ summary_english: course.summary[0], summary_hindi: course.summary[1] },
        outcomes_english: course.outcomes.map(([english]) => english),
        outcomes_hindi: course.outcomes.map(([, hindi]) => hindi),
        ...{ languages: course.languages, price_paise: course.rupees * 100 },
        ...{ drawing: course.drawing, tint: course.tint },
        ...{ created_at: publishedAt(now, course), updated_at: publishedAt(now, course) },
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the id of each film. */
async function insertFilms(tx: Tx, courseIds: readonly number[], { films, now }: Around) {
  const wanted = demoCourses.flatMap((course, index) =>
    filmsOf(course).map((film) => ({ course, film, courseId: courseIds[index]!, talk: talkOfFilm(film) })),
  )
  const rows = await tx
    .insertInto('course_films')
    .values(
      wanted.map(({ course, courseId, talk }) => ({
        ...{ course_id: courseId, seconds: secondsOf(talk), created_at: publishedAt(now, course) },
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('course_film_captions')
    .values(
      wanted.flatMap(({ talk }, index) =>
        (['en', 'hi'] as const).map((language) => ({
          ...{ film_id: rows[index]!.id, language, vtt: captionsOf(talk, language) },
        })),
      ),
    )
    .execute()
  const stored = wanted.flatMap(({ course, film }, index) => {
    const file = films.get(filmKey(course, film))
    return file ? [{ ...file, filmId: rows[index]!.id, at: publishedAt(now, course) }] : []
  })
  if (stored.length > 0) await claimFiles(tx, stored)
  return new Map(wanted.map(({ course, film }, index) => [filmKey(course, film), rows[index]!.id]))
}

/** Returns the ids of the attachments of each lesson; none where the store is not filled. */
async function insertAttachments(tx: Tx, courseIds: readonly number[], { films: files, now }: Around) {
  const ids = new Map<string, number[]>()
  for (const attachment of demoAttachments) {
    const file = files.get(attachmentKey(attachment))
    if (!file) continue
    const at = demoCourses.findIndex(({ slug }) => slug === attachment.course)
    const { id } = await tx
      .insertInto('course_attachments')
      .values({
        ...{ course_id: courseIds[at]!, name: attachment.name, kind: 'pdf', bytes: file.bytes, file_id: file.fileId },
        created_at: publishedAt(now, demoCourses[at]!),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('stored_files').set({ claimed_at: now }).where('id', '=', file.fileId).execute()
    const lesson = lessonKey(attachment.course, attachment.lesson)
    ids.set(lesson, [...(ids.get(lesson) ?? []), id])
  }
  return ids
}

const lessonKey = (course: string, title: string) => `${course} ${title}`

async function claimFiles(tx: Tx, stored: { fileId: number; bytes: number; filmId: number; at: Date }[]) {
  await tx
    .insertInto('course_film_files')
    .values(
      stored.map(({ filmId, fileId, bytes, at }) => ({
        ...{ film_id: filmId, quality: 'low', file_id: fileId, bytes, attached_at: at },
      })),
    )
    .execute()
  await tx
    .updateTable('stored_files')
    .set({ claimed_at: stored[0]!.at })
    .where(
      'id',
      'in',
      stored.map(({ fileId }) => fileId),
    )
    .execute()
}

interface Files {
  films: ReadonlyMap<string, number>
  attachments: ReadonlyMap<string, number[]>
}

async function publish(tx: Tx, courseIds: readonly number[], files: Files, now: Date) {
  const owners = demoCourses.flatMap(({ chapters }, index) =>
    chapters.flatMap(({ lessons }) => lessons.map(() => courseIds[index]!)),
  )
  const lessonIds = await tx
    .insertInto('course_lessons')
    .values(owners.map((courseId) => ({ course_id: courseId, created_at: now })))
    .returning('id')
    .execute()
  const contents = demoCourses.map((course) => contentOf(course, files, () => lessonIds.shift()!.id))
  const versions = await tx
    .insertInto('course_versions')
    .values(
      contents.map((content, index) => ({
        ...{ course_id: courseIds[index]!, number: 1, content: JSON.stringify(content), ...totalsOf(content) },
        saved_at: publishedAt(now, demoCourses[index]!),
        published_at: publishedAt(now, demoCourses[index]!),
      })),
    )
    .returning(['id', 'course_id', 'published_at'])
    .execute()
  for (const { id, course_id, published_at } of versions)
    await tx
      .updateTable('courses')
      .set({ state: 'published', current_version_id: id, first_published_at: published_at })
      .where('id', '=', course_id)
      .execute()
}

function contentOf(course: DemoCourse, { films, attachments }: Files, nextId: () => number): StoredContent {
  return {
    chapters: course.chapters.map(({ title, lessons }) => ({
      ...{ title_english: title[0], title_hindi: title[1] },
      lessons: lessons.map((lesson) => {
        const own = { id: nextId(), attachments: attachments.get(lessonKey(course.slug, lesson.title_english)) ?? [] }
        if (lesson.kind !== 'video') return { ...lesson, ...own, seconds: null }
        const { film, ...video } = lesson
        return { ...video, ...own, filmId: films.get(filmKey(course, film))!, seconds: secondsOf(talkOfFilm(film)) }
      }),
    })),
  }
}

async function insertProgrammes(tx: Tx, { places, now }: Around) {
  const sectors = await tx
    .selectFrom('sectors')
    .select(['id', 'slug'])
    .where('slug', 'in', Object.keys(demoProgrammes.sectors))
    .execute()
  const offered = { offered: true, updated_at: dayAt(now, 100, '11:00') }
  await tx
    .insertInto('programmes')
    .values([
      ...sectors.map(({ id, slug }) => ({
        ...{ id, sector_id: id, industry_id: null, ...offered },
        price_paise: demoProgrammes.sectors[slug as keyof typeof demoProgrammes.sectors] * 100,
      })),
      ...Object.entries(demoProgrammes.industries).map(([slug, rupees]) => {
        const id = places.get(slug)!.industry_id
        return { id, industry_id: id, sector_id: null, price_paise: rupees * 100, ...offered }
      }),
    ])
    .execute()
}
