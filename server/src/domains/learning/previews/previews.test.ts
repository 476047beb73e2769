import { expect, test } from 'vitest'
import { getCourse } from '#contract/learning/endpoints.ts'
import { previewLesson } from '#contract/learning/previews.ts'
import { changeFilmCaptions, saveContent, withdrawCourse } from '#contract/learning/staff.ts'
import { aCourse, aLearner, contentOf, lessonIds, published, reading, video } from '#test/courses.ts'
import { CAPTIONS, FILM, FILM_SECONDS } from '#test/talk-library.ts'
import { world } from '#test/world.ts'

const there = await world()
const previewed = (id: number) => there.send(previewLesson, { id })
const filmOf = async (id: number) => (await previewed(id)).body.data.preview.film!
const fetched = (url: string, headers: Record<string, string> = {}) => there.app.inject({ url, headers })

test('a visitor watches a preview in ranges, for two minutes per address', async () => {
  const { course, staff, film } = await aCourse(there)
  await staff.send(changeFilmCaptions, { id: film.id, language: 'hi', vtt: CAPTIONS })
  const [preview, other] = lessonIds(course) as [number, number]
  const { seconds, qualities, captions, address } = await filmOf(preview)
  expect({ seconds, qualities, quality: address.quality }).toEqual({
    ...{ seconds: FILM_SECONDS, qualities: ['low'], quality: 'low' },
  })
  expect(Date.parse(address.expiresAt) - there.clock.now().getTime()).toBe(120_000)
  const part = await fetched(address.url, { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${FILM.length}`])
  expect(part.rawPayload.equals(FILM.subarray(100, 200))).toBe(true)
  expect((await fetched(captions[0]!.url)).body).toBe(CAPTIONS)
  expect((await fetched(address.url.replace(`lesson=${preview}`, `lesson=${other}`))).statusCode).toBe(404)
  there.clock.advance({ minutes: 2 })
  expect((await fetched(address.url)).statusCode).toBe(403)
  expect((await fetched((await filmOf(preview)).address.url)).statusCode).toBe(200)
})

test('nothing else of a course is shown without it: other lessons, quizzes, drafts', async () => {
  const { course } = await aCourse(there)
  for (const id of lessonIds(course).slice(1)) expect((await previewed(id)).status).toBe(404)
  const draft = await aCourse(there, { publish: false })
  expect((await previewed(lessonIds(draft.course)[0]!)).status).toBe(404)
})

test('a preview earns no watch time, also for learners', async () => {
  const { learner, course } = await aLearner(there)
  const [preview] = lessonIds(course) as [number]
  const { film } = (await learner.send(previewLesson, { id: preview })).body.data.preview
  await fetched(film!.address.url)
  const rows = 'select (select count(*) from film_plays) + (select count(*) from film_progress) as count'
  expect((await there.pool.query(rows)).rows[0].count).toBe(0)
})

test('an address ends when the lesson is no preview any more, and when the course is withdrawn', async () => {
  const { course, staff, film } = await aCourse(there)
  const [preview] = lessonIds(course) as [number]
  const { url } = (await filmOf(preview)).address
  const open = { ...reading(), isPreview: true } as ReturnType<typeof reading>
  const content = contentOf(video(film.id, { id: preview }), open)
  const saved = (await staff.send(saveContent, { id: course.id, version: course.version, content })).body.data.course
  expect((await fetched(url)).statusCode).toBe(200)
  const next = await published(staff, saved)
  expect((await fetched(url)).statusCode).toBe(404)
  const text = lessonIds(next)[1]!
  expect((await previewed(text)).body.data.preview).toMatchObject({ body_english: 'The cost sheet.', film: null })
  await staff.send(withdrawCourse, { id: course.id, version: next.version, reason: 'Out of date' })
  expect((await previewed(text)).status).toBe(404)
})

test('a course says what its certificate needs', async () => {
  const { course } = await aCourse(there)
  const { rules } = (await there.send(getCourse, { slug: course.slug })).body.data
  expect(rules).toEqual({ watchPercent: 80, quizPercent: 60, refundDays: 7, refundPercent: 20 })
})
