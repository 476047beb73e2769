import { expect, test } from 'vitest'
import { getCourse, listCourseReviews } from '#contract/learning/endpoints.ts'
import { markRead } from '#contract/learning/learner.ts'
import { withdrawCourse } from '#contract/learning/staff.ts'
import { consultantReview } from '#contract/reviews/endpoints.ts'
import { addRating, listOwnReviews, replyToReview } from '#contract/reviews/own.ts'
import { aCourse, aLearner, lessonIds, reading } from '#test/courses.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { world } from '#test/world.ts'

const there = await world()

test('a learner who has begun a course reviews it once, and the course shows its stars', async () => {
  const { course } = await aCourse(there, { lessons: () => [reading()] })
  const stars = async () => {
    const { ratingAverage, ratingCount } = (await there.send(getCourse, { slug: course.slug })).body.data.courseById
    return [ratingAverage, ratingCount]
  }
  const { learner } = await aLearner(there, course)
  const pending = async () => (await learner.send(listOwnReviews, {})).body.data.pending
  expect(await pending()).toEqual([])
  await learner.send(markRead, { id: lessonIds(course)[0]! })
  const [own] = await pending()
  expect(own).toMatchObject({ consultantId: course.consultantId, about: { kind: 'course', mode: null } })
  expect(await stars()).toEqual([null, 0])

  const rated = await learner.send(addRating, { bookId: own!.id, rating: 4, comment: 'Clear' })
  expect(rated.status).toBe(201)
  expect(await stars()).toEqual([4, 1])
  expect(await pending()).toEqual([])
  const { learner: other } = await aLearner(there, course)
  await other.send(markRead, { id: lessonIds(course)[0]! })
  const { id } = (await other.send(listOwnReviews, {})).body.data.pending[0]!
  await other.send(addRating, { bookId: id, rating: 5, comment: '' })
  expect(await stars()).toEqual([4.5, 2])
  await there.pool.query(`update reviews set hidden_at = now(), hidden_reason = 'other' where subject_id = $1`, [id])
  expect(await stars()).toEqual([4, 1])
})

test('the page of a course lists its reviews with their distribution, by stars, without hidden ones', async () => {
  const { course, staff } = await aCourse(there, { lessons: () => [reading()] })
  const other = await aCourse(there, { lessons: () => [reading()], consultantId: course.consultantId })
  const review = async (of: typeof course, rating: number, comment: string) => {
    const { learner } = await aLearner(there, of)
    await learner.send(markRead, { id: lessonIds(of)[0]! })
    const { id } = (await learner.send(listOwnReviews, {})).body.data.pending[0]!
    await learner.send(addRating, { bookId: id, rating, comment })
    return { id, learner }
  }
  const first = await review(course, 5, 'Clear')
  await review(course, 4, 'Useful sums')
  const hidden = await review(course, 1, 'Rude')
  await review(other.course, 2, 'Of another course')
  const list = async (more: { rating?: number; page?: number; limit?: number } = {}) =>
    (await there.send(listCourseReviews, { slug: course.slug, ...more })).body.data
  await there.pool.query(`update reviews set hidden_at = now(), hidden_reason = 'abusive' where subject_id = $1`, [
    hidden.id,
  ])
  const all = await list()
  expect(all.data.map(({ comment }) => comment)).toEqual(['Useful sums', 'Clear'])
  expect(all.ratings).toEqual({
    ...{ average: 4.5, count: 2 },
    distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating > 3 ? 1 : 0 })),
  })
  expect(await list({ rating: 5 })).toMatchObject({ count: 1, data: [{ comment: 'Clear' }], ratings: { count: 2 } })
  expect(await list({ page: 2, limit: 1 })).toMatchObject({ count: 2, data: [{ comment: 'Clear' }] })

  await staff.send(withdrawCourse, { id: course.id, version: course.version, reason: 'Outdated' })
  expect((await there.send(listCourseReviews, { slug: String(course.id) })).status).toBe(404)
  expect((await first.learner.send(listCourseReviews, { slug: String(course.id) })).status).toBe(200)
})

test('a trainer reads the reviews of their courses apart from their own, and replies once', async () => {
  const trainer = await aListedConsultant(there)
  const { course } = await aCourse(there, { lessons: () => [reading()], consultantId: trainer.id })
  const { learner } = await aLearner(there, course)
  await learner.send(markRead, { id: lessonIds(course)[0]! })
  const { id: bookId } = (await learner.send(listOwnReviews, {})).body.data.pending[0]!
  await learner.send(addRating, { bookId, rating: 2, comment: 'Too fast' })
  const received = async (filter?: 'items') =>
    (await trainer.send(consultantReview, { id: trainer.id, filter })).body.data
  expect(await received()).toMatchObject({ data: [], ratings: { count: 0 }, counts: { all: 0, critical: 0, items: 1 } })
  const { data, count, items, authors } = await received('items')
  expect([count, data]).toMatchObject([1, [{ comment: 'Too fast', about: { kind: 'course' } }]])
  const reviewId = data[0]!.id
  expect([items, authors]).toMatchObject([
    [{ reviewId, title_english: course.title_english, title_hindi: course.title_hindi }],
    [{ reviewId, id: learner.id }],
  ])
  const reply = () => trainer.send(replyToReview, { id: reviewId, text: 'We have added a slower version.' })
  expect((await reply()).status).toBe(201)
  expect((await reply()).body.code).toBe('already_replied')
  const { data: shown } = (await there.send(listCourseReviews, { slug: course.slug })).body.data
  expect(shown[0]!.reply).toBe('We have added a slower version.')
})
