import { describe, expect, test } from 'vitest'
import { getCourse, listCourses } from '#contract/learning/endpoints.ts'
import * as api from '#contract/learning/staff.ts'
import {
  aCourse,
  aLearner,
  aSector,
  contentOf,
  courseFacts,
  lessonIds,
  published,
  quiz,
  uploadFilm,
  video,
} from '#test/courses.ts'
import { FILM_SECONDS } from '#test/talk-library.ts'
import { world } from '#test/world.ts'

const there = await world()
const { send } = there

describe('a course', () => {
  test('is listed once published, found by slug and by id, and under the names of its area', async () => {
    const sector = await aSector(there)
    const { staff, course } = await aCourse(there, { publish: false, industryId: sector.industryIds[0]! })
    const listed = async () => (await send(listCourses, { sector: String(sector.id) })).body.data
    expect(await listed()).toMatchObject({ courseList: [], coursecount: 0 })
    expect((await send(getCourse, { slug: course.slug })).status).toBe(404)
    await published(staff, course)
    const { courseList, data, coursecount, courseType } = await listed()
    expect([courseList, coursecount]).toEqual([data, 1])
    expect(courseType).toContainEqual(expect.objectContaining({ id: sector.id, courses: 1 }))
    expect(data[0]).toMatchObject({ id: course.id, lessons: 4, quizzes: 1, seconds: 2 * FILM_SECONDS, isOwned: false })
    for (const slug of [course.slug, String(course.id)]) {
      const { courseById } = (await send(getCourse, { slug })).body.data
      expect(courseById.chapters[0]!.lessons.map(({ kind, seconds, isPreview }) => [kind, seconds, isPreview])).toEqual(
        [
          ['video', FILM_SECONDS, true],
          ['video', FILM_SECONDS, false],
          ['reading', null, false],
          ['quiz', null, false],
        ],
      )
    }
  })

  test('is filtered by language, length and words, and sorted', async () => {
    const sector = await aSector(there, 1)
    // The catalogue is cached for a while.
    there.clock.advance({ minutes: 10 })
    const of = (change: object) => aCourse(there, { industryId: sector.industryIds[0]!, ...change })
    const { course: hindi } = await of({ languages: ['hi'], pricePaise: 50_000, title_english: 'Soap' })
    const { course: tamil } = await of({ languages: ['ta'], lessons: (film: number) => [video(film)] })
    const found = async (query: object) =>
      (await send(listCourses, { sector: String(sector.id), ...query })).body.data.data.map(({ id }) => id)
    expect(await found({ language: 'ta' })).toEqual([tamil.id])
    expect(await found({ search: 'SOAP' })).toEqual([hindi.id])
    expect(await found({ sort: 'cheapest' })).toEqual([hindi.id, tamil.id])
    expect(await found({ sort: 'shortest' })).toEqual([tamil.id, hindi.id])
    expect(await found({ industry: 'nowhere' })).toEqual([])
  })

  test('is published only when each video lesson has its film', async () => {
    const { staff, course, film } = await aCourse(there, { publish: false, lessons: () => [video(null)] })
    const refused = await staff.send(api.publishCourse, { id: course.id, version: course.version })
    expect([refused.status, refused.body.code]).toEqual([409, 'course_incomplete'])
    const content = contentOf(video(film.id, { id: lessonIds(course)[0]! }))
    const saved = await staff.send(api.saveContent, { id: course.id, version: course.version, content })
    expect(lessonIds(saved.body.data.course)).toEqual(lessonIds(course))
    expect((await published(staff, saved.body.data.course)).state).toBe('published')
  })

  test('shows a changed curriculum only after it is published; lessons keep their ids', async () => {
    const { staff, course, film } = await aCourse(there)
    const [first] = lessonIds(course)
    const content = contentOf(video(film.id, { id: first! }), quiz())
    const { course: draft } = (await staff.send(api.saveContent, { ...course, content })).body.data
    expect(draft).toMatchObject({ hasDraft: true, published: 1 })
    const lessonsShown = async () =>
      (await send(getCourse, { slug: course.slug })).body.data.courseById.chapters[0]!.lessons.map(({ id }) => id)
    expect(await lessonsShown()).toEqual(lessonIds(course))
    expect(await published(staff, draft)).toMatchObject({ hasDraft: false, published: 2 })
    expect(await lessonsShown()).toEqual(lessonIds(draft))
    expect(lessonIds(draft)[0]).toBe(first)
  })

  test('takes no lesson or film of another course, and no lesson twice', async () => {
    const [one, other] = [await aCourse(there), await aCourse(there)]
    const [first] = lessonIds(one.course)
    for (const lessons of [
      [video(other.film.id)],
      [video(one.film.id, { id: lessonIds(other.course)[0]! })],
      [video(one.film.id, { id: first! }), video(one.film.id, { id: first! })],
    ]) {
      const input = { id: one.course.id, version: one.course.version, content: contentOf(...lessons) }
      expect((await one.staff.send(api.saveContent, input)).status).toBe(404)
    }
  })

  test('is withdrawn with a reason; its learners still see it', async () => {
    const { staff, course } = await aCourse(there)
    const { learner } = await aLearner(there, course)
    const { version } = (await staff.send(api.getStaffCourse, { id: course.id })).body.data.course
    const input = { id: course.id, version, reason: 'Outdated' }
    expect((await staff.send(api.withdrawCourse, input)).body.data.course.state).toBe('withdrawn')
    expect((await send(getCourse, { slug: course.slug })).status).toBe(404)
    expect((await learner.send(getCourse, { slug: course.slug })).body.data.courseById.isOwned).toBe(true)
    expect((await staff.send(api.withdrawCourse, { ...input, version: version + 1 })).body.code).toBe('stale')
  })

  test('is not overwritten by an older form, and every change is in the audit log', async () => {
    const { staff, course } = await aCourse(there)
    const facts = await courseFacts(there, { pricePaise: 77_700 })
    const stale = await staff.send(api.changeCourse, { id: course.id, ...facts, version: course.version - 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    const saved = await staff.send(api.changeCourse, { id: course.id, ...facts, version: course.version })
    expect(saved.body.data.course.pricePaise).toBe(77_700)
    const { rows } = await there.pool.query(
      `select action from audit_entries where subject_kind = 'course' and subject_id = $1 order by id`,
      [String(course.id)],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      ...['course.added', 'course.film_uploaded', 'course.draft_saved', 'course.published', 'course.changed'],
    ])
  })
})

describe('a film', () => {
  test('has two qualities of one length, and captions', async () => {
    const { staff, course, film } = await aCourse(there)
    const both = await uploadFilm(staff, course.id, { quality: 'high', filmId: film.id })
    expect(both.body.data.film).toEqual({
      id: film.id,
      seconds: FILM_SECONDS,
      qualities: ['low', 'high'],
      captions: [],
    })
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nनमस्ते\n'
    const captioned = await staff.send(api.changeFilmCaptions, { id: film.id, language: 'hi', vtt })
    expect(captioned.body.data.film.captions).toEqual(['hi'])
    expect((await staff.send(api.changeFilmCaptions, { id: film.id, language: 'hi', vtt: 'No' })).status).toBe(422)
    expect(
      (await staff.send(api.changeFilmCaptions, { id: film.id, language: 'hi', vtt: '' })).body.data.film.captions,
    ).toEqual([])
    await there.pool.query('update course_films set seconds = 300 where id = $1', [film.id])
    const other = await uploadFilm(staff, course.id, { quality: 'high', filmId: film.id })
    expect([other.status, other.body.code]).toEqual([409, 'film_length_differs'])
  })
})
