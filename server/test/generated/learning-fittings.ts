import { beginAttachmentUpload } from '#contract/learning/attachments.ts'
import { issueCertificate } from '#contract/learning/certificates.ts'
import { askAboutLesson } from '#contract/learning/discussion.ts'
import { openPlay } from '#contract/learning/learner.ts'
import { addNote } from '#contract/learning/notes.ts'
import { startAttempt } from '#contract/learning/quizzes.ts'
import { beginFilmUpload } from '#contract/learning/staff.ts'
import { aBookable } from '../bookings.ts'
import {
  aCourse,
  aCourseWithFile,
  aLearner,
  aProgramme,
  aSector,
  bought,
  contentOf,
  courseFacts,
  finishCourse,
  lessonIds,
  quiz,
  reading,
} from '../courses.ts'
import { aPdf } from '../documents.ts'
import type { Person } from '../people.ts'
import { CAPTIONS, FILM } from '../talk-library.ts'
import { sendBytes } from '../uploads.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const COURSES = '/api/web/v1/admin/courses'
const PROGRAMMES = '/api/web/v1/admin/programmes'

const aDraft: Fitting = async (world) => {
  const { course } = await aCourse(world, { publish: false })
  return { id: course.id, version: course.version }
}
const onSale: Fitting = async (world) => {
  const { course } = await aCourse(world)
  return { id: course.id, version: course.version, slug: course.slug }
}
const aProgrammeOnSale: Fitting = async (world) => {
  const { id, industryIds } = await aSector(world, 1)
  await aCourse(world, { industryId: industryIds[0]! })
  await aProgramme(world, id, 500_000)
  return { id, version: 1 }
}
const anUpload: Fitting = async (world, caller) => {
  const { staff, course } = await aCourse(world, { publish: false })
  const owner = caller ?? staff
  const { upload } = (await owner.send(beginFilmUpload, { id: course.id, bytes: FILM.length })).body.data
  await sendBytes(owner, upload.url, 0, FILM)
  return { id: course.id, uploadId: upload.id, quality: 'low', filmId: null }
}

const anUploadedFile: Fitting = async (world, caller) => {
  const { staff, course } = await aCourse(world, { publish: false })
  const owner = caller ?? staff
  const [bytes, name] = [aPdf(), 'Checklist.pdf']
  const { upload } = (await owner.send(beginAttachmentUpload, { id: course.id, name, bytes: bytes.length })).body.data
  await sendBytes(owner, upload.url, 0, bytes)
  return { id: course.id, uploadId: upload.id, name }
}

const own =
  (position: number): Fitting =>
  async (world, caller) => {
    const { course } = await aCourse(world)
    await bought(world, caller!, { id: course.id, type: 'course' })
    return { id: lessonIds(course)[position]! }
  }

const aPlay: Fitting = async (world, caller) => {
  const lesson = (await own(FILM_LESSON)(world, caller)) as { id: number }
  const { play } = (await caller!.send(openPlay, lesson)).body.data
  return { playId: play.id, quality: 'low' }
}

const anAttempt: Fitting = async (world, caller) => {
  const lesson = (await own(QUIZ_LESSON)(world, caller)) as { id: number }
  const { attempt } = (await caller!.send(startAttempt, lesson)).body.data
  return { id: attempt.id, question: 0, options: [0], number: null }
}

/** Positions in the usual course. */
export const [FILM_LESSON, READING_LESSON, QUIZ_LESSON] = [1, 2, 3]

/** What an owner of each kind has; a person without a course finds nothing of it. */
export const learningOwners = {
  'learning purchase': async (world: World, owner: Person) => {
    const { course } = await aCourse(world)
    return (await bought(world, owner, { id: course.id, type: 'course' })).lines[0]!.id
  },
  'own course': async (world: World, owner: Person) => (await aLearner(world, undefined, owner)).course.id,
  'own lesson': (world: World, owner: Person) => lessonOf(world, owner, FILM_LESSON),
  'film lesson': (world: World, owner: Person) => lessonOf(world, owner, FILM_LESSON),
  'reading lesson': (world: World, owner: Person) => lessonOf(world, owner, READING_LESSON),
  'quiz lesson': (world: World, owner: Person) => lessonOf(world, owner, QUIZ_LESSON),
  play: async (world: World, owner: Person) => (await aPlay(world, owner)).playId as string,
  'lesson file': async (world: World, owner: Person) => {
    const { course, attachment } = await aCourseWithFile(world, aPdf())
    await bought(world, owner, { id: course.id, type: 'course' })
    return attachment.id
  },
  'finished course': async (world: World, owner: Person) => (await finished(world, owner)).id,
  certificate: (world: World, owner: Person) => aCertificate(world, owner),
  'lesson note': async (world: World, owner: Person) => {
    const { learner, course } = await aLearner(world, undefined, owner)
    const note = { id: lessonIds(course)[READING_LESSON]!, second: null, text: 'A note' }
    return (await learner.send(addNote, note)).body.data.note.id
  },
  'lesson question': aLessonQuestion,
  'quiz attempt': async (world: World, owner: Person) => (await anAttempt(world, owner)).id as number,
}
/** Asked by the person, or in a course that they teach. */
async function aLessonQuestion(world: World, owner: Person) {
  const isTrainer = owner.type === 'consultant'
  if (isTrainer) await aBookable(world, owner)
  const { course } = await aCourse(world, isTrainer ? { consultantId: owner.id } : {})
  const { learner } = await aLearner(world, course, isTrainer ? undefined : owner)
  const asked = await learner.send(askAboutLesson, { id: lessonIds(course)[READING_LESSON]!, text: 'Which licence?' })
  return asked.body.data.question.id
}
/** A course without films: watching one moves the clock, which would end the talks that other tests left ringing. */
const finished = async (world: World, owner: Person) => {
  const { course } = await aCourse(world, { lessons: () => [reading(), quiz()] })
  await aLearner(world, course, owner)
  await finishCourse(world, owner, course)
  return course
}
const aCertificate = async (world: World, owner: Person) => {
  const course = await finished(world, owner)
  return (await owner.send(issueCertificate, { courseId: course.id })).body.data.certificate.id
}
const lessonOf = async (world: World, owner: Person, position: number) =>
  (await own(position)(world, owner)).id as number

export const learningFittings: Record<string, Fitting> = {
  'GET /api/web/v1/courses/{slug}': onSale,
  'GET /api/web/v1/courses/{slug}/reviews': onSale,
  'GET /api/web/v1/programmes/{id}': aProgrammeOnSale,
  'POST /api/web/v1/lessons/{id}/previews': async (world) => ({ id: lessonIds((await aCourse(world)).course)[0]! }),
  'PUT /api/web/v1/quiz-attempts/{id}/answers': async () => ({ question: 0, options: [0], number: null }),
  'POST /api/web/v1/plays/{playId}/addresses': async () => ({ quality: 'low' }),
  'POST /api/web/v1/admin/certificates/{id}/revocations': async (world) => ({
    id: await aCertificate(world, await world.aCustomer()),
  }),
  'POST /api/web/v1/admin/lesson-posts/{id}/decisions': async (world) => ({
    ...{ id: await aLessonQuestion(world, await world.aCustomer()), decision: 'hide', reason: 'Not about the lesson' },
  }),
  [`GET ${COURSES}/{id}`]: aDraft,
  [`POST ${COURSES}`]: async (world) => ({ ...(await courseFacts(world)) }),
  [`PUT ${COURSES}/{id}`]: async (world, caller) => ({
    ...(await courseFacts(world)),
    ...(await aDraft(world, caller)),
  }),
  [`PUT ${COURSES}/{id}/content`]: async (world, caller) => ({
    ...(await aDraft(world, caller)),
    content: contentOf(quiz()),
  }),
  [`POST ${COURSES}/{id}/publications`]: aDraft,
  [`POST ${COURSES}/{id}/withdrawals`]: onSale,
  [`POST ${COURSES}/{id}/uploads`]: async (world, caller) => ({ ...(await aDraft(world, caller)), bytes: 1000 }),
  [`GET ${COURSES}/{id}/numbers`]: onSale,
  'GET /api/web/v1/admin/films/{id}/address': async (world) => ({ id: (await aCourse(world)).film.id }),
  [`POST ${COURSES}/{id}/films`]: anUpload,
  [`POST ${COURSES}/{id}/attachment-uploads`]: async (world, caller) => ({
    ...{ ...(await aDraft(world, caller)), name: 'Checklist.pdf', bytes: 1000 },
  }),
  [`POST ${COURSES}/{id}/attachments`]: anUploadedFile,
  'GET /api/web/v1/admin/attachments/{id}/address': async (world) => ({
    id: (await aCourseWithFile(world, aPdf())).attachment.id,
  }),
  'PUT /api/web/v1/admin/films/{id}/captions/{language}': async (world) => ({
    ...{ id: (await aCourse(world, { publish: false })).film.id, language: 'en', vtt: CAPTIONS },
  }),
  [`PUT ${PROGRAMMES}/{id}`]: async (world, caller) => ({
    ...{ ...(await aProgrammeOnSale(world, caller)), pricePaise: 400_000, isOffered: true },
  }),
}
