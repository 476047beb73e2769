import { expect, test } from 'vitest'
import { getCourse } from '#contract/learning/endpoints.ts'
import { markRead } from '#contract/learning/learner.ts'
import { addRating, listOwnReviews } from '#contract/reviews/own.ts'
import { aCourse, aLearner, lessonIds, reading } from '#test/courses.ts'
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
