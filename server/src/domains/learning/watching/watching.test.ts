import { beforeEach, describe, expect, test } from 'vitest'
import { listPurchases, refundPurchase } from '#contract/learning/endpoints.ts'
import * as api from '#contract/learning/learner.ts'
import { getProgramme } from '#contract/learning/programmes.ts'
import { saveContent } from '#contract/learning/staff.ts'
import { createCaller } from '#test/caller.ts'
import {
  aCourse,
  aLearner,
  aProgramme,
  contentOf,
  lessonIds,
  published,
  type StaffCourse,
  uploadFilm,
  video,
} from '#test/courses.ts'
import { type Person, signIn } from '#test/people.ts'
import { FILM } from '#test/talk-library.ts'
import { world } from '#test/world.ts'
import { sweepPlays } from './service.ts'

const there = await world()
const { course, staff, film } = await aCourse(there)
const [preview, second, text] = lessonIds(course) as [number, number, number]

let learner: Person
beforeEach(async () => {
  learner = (await aLearner(there, course)).learner
})

const opened = async (who: Person, id = second, more: object = {}) =>
  (await who.send(api.openPlay, { id, ...more })).body.data.play
const report = (who: Person, playId: string, from: number, to: number, more: object = {}) =>
  who.send(api.reportPlayed, {
    ...{ playId, ranges: [{ from, to }], positionSeconds: to, isHidden: false, ...more },
  })
const counted = async (...input: Parameters<typeof report>) => (await report(...input)).body.data
const progress = async (who: Person, id = course.id) => (await who.send(api.getMyCourse, { id })).body.data
const fetchFilm = (url: string, headers: Record<string, string> = {}) => there.app.inject({ url, headers })
const otherDevice = async (who: Person) =>
  ({ ...who, ...createCaller(there.app, { token: await signIn(there.app, who.id), address: who.address }) }) as Person

describe('watch time', () => {
  test('is the union of what was really played, and shows under the names of the education area', async () => {
    const { id } = await opened(learner)
    there.clock.advance({ seconds: 10 })
    expect(await counted(learner, id, 0, 10)).toEqual({ countedSeconds: 10, watchedSeconds: 10, isElsewhere: false })
    there.clock.advance({ seconds: 10 })
    expect((await counted(learner, id, 5, 15)).watchedSeconds).toBe(15)
    there.clock.advance({ seconds: 5 })
    expect((await counted(learner, id, 20, 25)).watchedSeconds).toBe(20)
    // 62 seconds in all: 80 % of them are mandatory.
    expect(await progress(learner)).toMatchObject({
      ...{ mandatoryWatchTime: 50, totalSpentTime: 20, totalRemaningTime: 30, totalProgress: 32, doneLessons: 0 },
    })
    const { purchaseCourse } = (await learner.send(api.listMyCourses, {})).body.data
    expect(purchaseCourse).toMatchObject([{ id: course.id, isOwned: true, totalSpentTime: 20, totalProgress: 32 }])
    const rows = await there.pool.query('select watched::text from film_progress where account_id = $1', [learner.id])
    expect(rows.rows).toEqual([{ watched: '{[0,15),[20,25)}' }])
  })

  test('resumes on another device', async () => {
    const { id } = await opened(learner)
    there.clock.advance({ seconds: 12 })
    await report(learner, id, 0, 12, { isOver: true })
    expect((await opened(await otherDevice(learner))).positionSeconds).toBe(12)
    expect((await progress(learner)).lessons.find((one) => one.id === second)).toMatchObject({ positionSeconds: 12 })
  })

  test('is kept when a lesson gets a new film, in proportion', async () => {
    const own = await aCourse(there, { lessons: (filmId) => [video(filmId)] })
    const who = (await aLearner(there, own.course)).learner
    const [lesson] = lessonIds(own.course)
    const { id } = await opened(who, lesson!)
    there.clock.advance({ seconds: 31 })
    await report(who, id, 0, 31)
    const { film: next } = (await uploadFilm(own.staff, own.course.id)).body.data
    await there.pool.query('update course_films set seconds = 100 where id = $1', [next.id])
    const content = contentOf(video(next.id, { id: lesson! }))
    const { version } = own.course
    const saved = await own.staff.send(saveContent, { id: own.course.id, version, content })
    await published(own.staff, saved.body.data.course)
    expect(await progress(who, own.course.id)).toMatchObject({
      totalSpentTime: 100,
      totalProgress: 100,
      doneLessons: 1,
    })
  })

  test('of a programme is the sum of its courses', async () => {
    const { id } = await opened(learner)
    there.clock.advance({ seconds: 31 })
    await report(learner, id, 0, 31)
    await aProgramme(there, course.industryId, 900_000)
    const seen = (await learner.send(getProgramme, { id: course.industryId })).body.data
    expect(seen).toMatchObject({ edpTotalWatchTime: 62, edpProgress: 50, edpUser: { id: learner.id } })
    expect(seen.courseTotalProgress).toEqual([{ courseId: course.id, percent: 50 }])
  })
})

describe('no time counts', () => {
  test('faster than the clock of the server, however much is claimed and however often', async () => {
    const { id } = await opened(learner)
    expect((await counted(learner, id, 0, 31)).countedSeconds).toBe(0)
    there.clock.advance({ seconds: 4 })
    const forged = await Promise.all(Array.from({ length: 8 }, (_, at) => counted(learner, id, at * 3, 31)))
    expect(forged.reduce((sum, { countedSeconds }) => sum + countedSeconds, 0)).toBe(4)
    there.clock.advance({ seconds: 5 })
    const many = { ranges: Array.from({ length: 50 }, () => ({ from: 0, to: 31 })) }
    expect((await counted(learner, id, 0, 31, many)).countedSeconds).toBe(5)
  })

  test('for ranges outside the film, backwards or skipped', async () => {
    const { id } = await opened(learner)
    there.clock.advance({ minutes: 1 })
    expect((await counted(learner, id, 40, 90)).watchedSeconds).toBe(0)
    expect((await counted(learner, id, 20, 10)).watchedSeconds).toBe(0)
    there.clock.advance({ seconds: 30 })
    // Jumped from 2 to 29: only what was played in between.
    const ranges = [
      { from: 0, to: 2 },
      { from: 29, to: 31 },
    ]
    expect((await counted(learner, id, 0, 0, { ranges })).watchedSeconds).toBe(4)
  })

  test('while the page is hidden, also not later', async () => {
    const { id } = await opened(learner)
    there.clock.advance({ seconds: 20 })
    expect((await counted(learner, id, 0, 20, { isHidden: true })).countedSeconds).toBe(0)
    there.clock.advance({ seconds: 1 })
    expect((await counted(learner, id, 0, 20)).countedSeconds).toBe(1)
  })

  test('in a second tab or on a second device: only the player opened last counts', async () => {
    const first = await opened(learner)
    const device = await otherDevice(learner)
    const last = await opened(device, preview)
    there.clock.advance({ seconds: 10 })
    expect(await counted(learner, first.id, 0, 10)).toMatchObject({ countedSeconds: 0, isElsewhere: true })
    expect(await counted(device, last.id, 0, 10)).toMatchObject({ countedSeconds: 10, isElsewhere: false })
    const back = await opened(learner, second, { replaces: first.id })
    there.clock.advance({ seconds: 3 })
    expect((await counted(device, last.id, 10, 13)).isElsewhere).toBe(true)
    expect((await counted(learner, back.id, 10, 13)).countedSeconds).toBe(3)
    expect((await progress(learner)).totalSpentTime).toBe(13)
  })

  test('without the course, not even for a preview, or with the player of somebody else', async () => {
    const visitor = await there.aCustomer()
    for (const id of [preview, second]) expect((await visitor.send(api.openPlay, { id })).status).toBe(404)
    const own = await opened(learner)
    there.clock.advance({ seconds: 20 })
    expect((await report(visitor, own.id, 0, 20)).status).toBe(404)
  })

  test('after the purchase was refunded, which watching 20 % prevents', async () => {
    const lineOf = async (who: Person) => (await who.send(listPurchases, {})).body.data.data[0]!
    const { id } = await opened(learner)
    there.clock.advance({ seconds: 13 })
    await report(learner, id, 0, 13)
    expect((await lineOf(learner)).refundObstacle).toBe('watched')
    const other = (await aLearner(there, course)).learner
    const play = await opened(other)
    there.clock.advance({ seconds: 12 })
    await report(other, play.id, 0, 12)
    const { lineId } = await lineOf(other)
    expect((await other.send(refundPurchase, { lineId, to: 'wallet' })).status).toBe(201)
    expect((await report(other, play.id, 12, 13)).status).toBe(404)
    expect((await fetchFilm(play.address.url)).statusCode).toBe(404)
    expect((await other.send(api.getMyCourse, { id: course.id })).status).toBe(404)
  })
})

describe('the address of a film', () => {
  test('serves ranges for two minutes, and is then renewed', async () => {
    const { id, address } = await opened(learner)
    const part = await fetchFilm(address.url, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-range'], part.headers['cache-control']]).toEqual([
      ...[206, `bytes 100-199/${FILM.length}`, 'private, no-store'],
    ])
    expect(part.rawPayload.equals(FILM.subarray(100, 200))).toBe(true)
    expect((await fetchFilm(address.url)).rawPayload.equals(FILM)).toBe(true)
    expect((await fetchFilm(address.url.replace('quality=low', 'quality=high'))).statusCode).toBe(404)
    there.clock.advance({ minutes: 2 })
    expect((await fetchFilm(address.url)).statusCode).toBe(403)
    const renewed = await learner.send(api.renewAddress, { playId: id, quality: 'low' })
    expect((await fetchFilm(renewed.body.data.address.url)).statusCode).toBe(200)
    expect((await learner.send(api.renewAddress, { playId: id, quality: 'high' })).status).toBe(404)
  })

  test('ends with the player and with the session', async () => {
    const play = await opened(learner)
    await report(learner, play.id, 0, 0, { isOver: true })
    expect((await fetchFilm(play.address.url)).statusCode).toBe(404)
    const { address } = await opened(learner)
    await learner.call('POST', '/api/web/v1/logout', { body: {} })
    expect((await fetchFilm(address.url)).statusCode).toBe(403)
  })

  test('is refused to a third player while two are active', async () => {
    const [one, two] = [await opened(learner), await opened(learner)]
    const third = await learner.send(api.openPlay, { id: second })
    expect([third.status, third.body.code]).toEqual([409, 'too_many_streams'])
    // The refused one did not take over.
    there.clock.advance({ seconds: 5 })
    expect((await counted(learner, two.id, 0, 5)).countedSeconds).toBe(5)
    expect((await learner.send(api.openPlay, { id: second, replaces: one.id })).status).toBe(201)
    there.clock.advance({ minutes: 3 })
    expect((await learner.send(api.openPlay, { id: second })).status).toBe(201)
    await Promise.all(Array.from({ length: 5 }, () => learner.send(api.openPlay, { id: second })))
    expect((await learner.send(api.renewAddress, { playId: two.id, quality: 'low' })).body.code).toBe(
      'too_many_streams',
    )
  })

  test('comes with captions in the languages that exist', async () => {
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nनमस्ते\n'
    const own: StaffCourse = course
    await staff.call('PUT', `/api/web/v1/admin/films/${film.id}/captions/hi`, { body: { vtt } })
    const { captions } = await opened(learner, lessonIds(own)[1]!)
    expect(captions.map(({ language }) => language)).toEqual(['hi'])
    expect((await fetchFilm(captions[0]!.url)).body).toBe(vtt)
  })
})

test('a text is read, a lesson of another course is not found', async () => {
  expect((await learner.send(api.getLesson, { id: text })).body.data.lesson).toMatchObject({
    ...{ kind: 'reading', body_english: 'The cost sheet.', quiz: null, minutes: 5 },
  })
  for (let times = 0; times < 2; times++) expect((await learner.send(api.markRead, { id: text })).status).toBe(200)
  expect((await progress(learner)).doneLessons).toBe(1)
  expect((await learner.send(api.markRead, { id: second })).status).toBe(404)
  const stranger = await there.aCustomer()
  expect((await stranger.send(api.getLesson, { id: text })).status).toBe(404)
  expect((await stranger.send(api.getLesson, { id: preview })).status).toBe(404)
})

test('players that were closed long ago are forgotten', async () => {
  await opened(learner)
  there.clock.advance({ days: 1, minutes: 1 })
  await sweepPlays(there.app.services, there.clock.now())
  expect((await there.pool.query('select count(*) from film_plays')).rows[0].count).toBe(0)
})
