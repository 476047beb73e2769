import type { Received, Sent } from '#contract/endpoint.ts'
import { addAttachment, beginAttachmentUpload } from '#contract/learning/attachments.ts'
import type { ContentDraft } from '#contract/learning/content.ts'
import { openPlay, reportPlayed } from '#contract/learning/learner.ts'
import { startAttempt, storeAnswer, submitAttempt } from '#contract/learning/quizzes.ts'
import * as api from '#contract/learning/staff.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import { buy, fill } from './shop.ts'
import { FILM, FILM_SECONDS } from './talk-library.ts'
import { sendBytes } from './uploads.ts'
import type { World } from './world.ts'

type Facts = Sent<typeof api.addCourse>
export type StaffCourse = Received<typeof api.getStaffCourse>['course']
export type Content = Sent<typeof api.saveContent>['content']
type Lesson = ContentDraft['chapters'][number]['lessons'][number]

let places = 0
let courses = 0

/** A sector of its own with some industries. */
export async function aSector({ pool }: World, industries = 2) {
  places += 1
  const { rows } = await pool.query<{ id: number; sector_id: number }>(
    `with sector as (
       insert into sectors (category_type_id, slug, title_english, title_hindi, icon, position)
       values (1, $1, $2, 'क्षेत्र', 'flask', 1) returning id)
     insert into industries (sector_id, category_type_id, slug, title_english, title_hindi, position)
     select id, 1, $1 || '-' || n, $2 || ' ' || n, 'उद्योग', n from sector, generate_series(1, $3) n returning id, sector_id`,
    [`school-${places}`, `School ${places}`, industries],
  )
  return { id: rows[0]!.sector_id, industryIds: rows.map(({ id }) => id) }
}

export async function courseFacts(there: World, change: Partial<Facts> = {}): Promise<Facts> {
  courses += 1
  return {
    industryId: change.industryId ?? (await aSector(there, 1)).industryIds[0]!,
    consultantId: change.consultantId ?? (await aListedConsultant(there)).id,
    ...{ title_english: `Start a food unit ${courses}`, title_hindi: `खाद्य इकाई ${courses}` },
    ...{ summary_english: 'From licence to launch.', summary_hindi: 'लाइसेंस से शुरुआत तक।' },
    ...{ outcomes_english: ['Choose a licence'], outcomes_hindi: ['लाइसेंस चुनें'], languages: ['hi', 'en'] },
    ...{ pricePaise: 100_000, drawing: 'book', tint: 'a' },
    ...change,
  }
}

export async function uploadFilm(
  staff: Person,
  courseId: number,
  more: { quality?: 'low' | 'high'; filmId?: number } = {},
) {
  const { upload } = (await staff.send(api.beginFilmUpload, { id: courseId, bytes: FILM.length })).body.data
  await sendBytes(staff, upload.url, 0, FILM)
  const { quality = 'low', filmId = null } = more
  return staff.send(api.attachFilm, { id: courseId, uploadId: upload.id, quality, filmId })
}

const titled = (title: string) => ({
  ...{ title_english: title, title_hindi: title, about_english: '', about_hindi: '', attachments: [] },
})
const asked = (text: string) => ({
  ...{ text_english: text, text_hindi: text, explanation_english: 'Because.', explanation_hindi: 'क्योंकि।' },
  source: null,
})
const option = (text: string, isRight = false) => ({ text_english: text, text_hindi: text, isRight })

export const video = (filmId: number | null, change: { id?: number; isPreview?: boolean } = {}): Lesson => ({
  ...{ kind: 'video', id: null, ...titled('A film'), isPreview: false, filmId, ...change },
})
export const reading = (): Lesson => ({
  ...{ kind: 'reading', id: null, ...titled('A text'), isPreview: false, minutes: 5 },
  ...{ body_english: 'The cost sheet.', body_hindi: 'लागत पत्रक।' },
})
/** Right are: the first option; the first and the third; 42, give or take 1. */
type Quiz = Extract<Lesson, { kind: 'quiz' }>
export const quiz = (change: Partial<Quiz> = {}): Quiz => ({
  ...{ kind: 'quiz', id: null, ...titled('A quiz'), passPercent: 60, attempts: 3, minutes: 10 },
  ...{ shuffle: false, review: true },
  questions: [
    { kind: 'single', ...asked('One?'), options: [option('Yes', true), option('No')] },
    { kind: 'multiple', ...asked('Several?'), options: [option('a', true), option('b'), option('c', true)] },
    { kind: 'number', ...asked('How many?'), answer: 42, tolerance: 1 },
  ],
  ...change,
})
export const contentOf = (...lessons: Lesson[]): Content => ({
  chapters: [{ title_english: 'Before you spend', title_hindi: 'ख़र्च से पहले', lessons }],
})

interface Options extends Partial<Facts> {
  publish?: boolean
  lessons?: (filmId: number) => Lesson[]
}

/** A published course with a preview, a film, a text and a quiz. */
export async function aCourse(there: World, { publish = true, lessons, ...change }: Options = {}) {
  const staff = await there.aStaff()
  const { course: added } = (await staff.send(api.addCourse, await courseFacts(there, change))).body.data
  const { film } = (await uploadFilm(staff, added.id)).body.data
  const usual = [video(film.id, { isPreview: true }), video(film.id), reading(), quiz()]
  const content = contentOf(...(lessons?.(film.id) ?? usual))
  const input = { id: added.id, version: added.version, content }
  const { course } = (await staff.send(api.saveContent, input)).body.data
  return { staff, film, course: publish ? await published(staff, course) : course }
}

/** Uploads a file for the lessons of a course; the answer of the first step that fails. */
export async function attach(staff: Person, courseId: number, bytes: Buffer, name = 'लागत पत्रक.pdf') {
  const begun = await staff.send(beginAttachmentUpload, { id: courseId, name, bytes: bytes.length })
  const uploadId = begun.body.data?.upload.id ?? 'x'.repeat(22)
  if (begun.status === 201) await sendBytes(staff, begun.body.data.upload.url, 0, bytes)
  return staff.send(addAttachment, { id: courseId, uploadId, name })
}

/** A published course with one lesson, a text with a file. */
export async function aCourseWithFile(there: World, bytes: Buffer) {
  const { staff, course: draft } = await aCourse(there, { publish: false })
  const { attachment } = (await attach(staff, draft.id, bytes)).body.data
  const content = contentOf({ ...reading(), attachments: [attachment.id] })
  const input = { id: draft.id, version: draft.version, content }
  const { course } = (await staff.send(api.saveContent, input)).body.data
  return { staff, attachment, course: await published(staff, course) }
}

export const published = async (staff: Person, { id, version }: Pick<StaffCourse, 'id' | 'version'>) =>
  (await staff.send(api.publishCourse, { id, version })).body.data.course

export const lessonIds = ({ content }: StaffCourse) =>
  content.chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id!))

/** Puts the programme of an industry or sector on sale. */
export const aProgramme = async (there: World, id: number, pricePaise: number) =>
  (await there.aStaff()).send(api.changeProgramme, { id, pricePaise, isOffered: true, version: 0 })

type Item = Parameters<typeof buy>[1][number]

/** Bought with money from the wallet; returns the order. */
export async function bought(there: World, buyer: Person, ...items: Item[]) {
  await fill(there, buyer, 10_000_000)
  return (await buy(buyer, items)).body.data.order
}

/** A learner who bought a course. */
export async function aLearner(there: World, course?: StaffCourse, buyer?: Person) {
  const learner = buyer ?? (await there.aCustomer())
  const own = course ?? (await aCourse(there)).course
  const order = await bought(there, learner, { id: own.id, type: 'course' })
  return { learner, course: own, order }
}

/** Watches all films on the moving clock, and passes the quiz. */
export async function finishCourse(
  there: World,
  learner: Person,
  course: StaffCourse,
  { films = true, quiz: isAnswered = true } = {},
) {
  const lessons = course.content.chapters.flatMap((chapter) => chapter.lessons)
  for (const { id, kind } of lessons) {
    if (kind === 'video' && films) {
      const { play } = (await learner.send(openPlay, { id: id! })).body.data
      there.clock.advance({ seconds: FILM_SECONDS })
      const ranges = [{ from: 0, to: FILM_SECONDS }]
      await learner.send(reportPlayed, {
        ...{ playId: play.id, ranges, positionSeconds: FILM_SECONDS, isHidden: false, isOver: true },
      })
    }
    if (kind === 'quiz' && isAnswered) {
      const { attempt } = (await learner.send(startAttempt, { id: id! })).body.data
      for (const [question, options, number] of [
        [0, [0], null],
        [1, [0, 2], null],
        [2, [], 42],
      ] as const)
        await learner.send(storeAnswer, { id: attempt.id, question, options: [...options], number })
      await learner.send(submitAttempt, { id: attempt.id })
    }
  }
}

/** A learner with everything that a certificate needs. */
export async function aFinishedCourse(there: World, buyer?: Person) {
  const made = await aLearner(there, undefined, buyer)
  await finishCourse(there, made.learner, made.course)
  return made
}
