import { expect, test } from 'vitest'
import { issueCertificate } from '#contract/learning/certificates.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { aCourse, aFinishedCourse, aProgramme, aSector, bought, published } from '#test/courses.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { announceCourses } from './service.ts'

const there = await world()
const announce = () => announceCourses(there.app.services, there.clock.now())
const noticesOf = async (who: Person, message: string) =>
  (await who.send(listNotifications, { limit: 100 })).body.data.data.filter((notice) => notice.message === message)

test('owners of a programme are notified once of a course that is published later', async () => {
  const { id, industryIds } = await aSector(there, 1)
  await aCourse(there, { industryId: industryIds[0]! })
  await aProgramme(there, id, 500_000)
  const owner = await there.aCustomer()
  await bought(there, owner, { id, type: 'sub_categories' })
  await announce()
  expect(await noticesOf(owner, 'course_added')).toEqual([])
  const { staff, course } = await aCourse(there, { publish: false, industryId: industryIds[0]! })
  await published(staff, course)
  await announce()
  await announce()
  expect(await noticesOf(owner, 'course_added')).toMatchObject([
    { title: 'A new course in your programme', body: expect.stringContaining(course.title_english) },
  ])
})

test('a learner is notified of their certificate once, however often they request it', async () => {
  const { learner, course } = await aFinishedCourse(there)
  for (const _ of [1, 2]) await learner.send(issueCertificate, { courseId: course.id })
  expect(await noticesOf(learner, 'certificate_issued')).toMatchObject([
    { title: 'Your certificate is issued', body: expect.stringContaining(course.title_english) },
  ])
})
