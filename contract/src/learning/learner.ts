import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging } from '../fields.ts'
import { FILM_QUALITIES, PLAYED_RANGES_MAX } from './constants.ts'
import {
  Attachment,
  CourseCard,
  CourseDetail,
  CourseRules,
  FilmAddress,
  FilmFacts,
  LessonRow,
  lessonTexts,
} from './shapes.ts'

/** In seconds; `totalProgress` is in percent of the whole length. */
const watchTimes = {
  mandatoryWatchTime: z.int(),
  totalSpentTime: z.int(),
  totalRemaningTime: z.int(),
  totalProgress: z.int(),
}

const OwnCourse = CourseCard.extend({ grantedAt: Instant, doneLessons: z.int(), ...watchTimes })

export const listMyCourses = endpoint({
  method: 'GET',
  path: '/api/web/v1/my-courses',
  summary: 'Lists the courses that the caller has access to, newest first, with the progress in each.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(OwnCourse).extend({ purchaseCourse: z.array(OwnCourse) }),
})

export const getMyCourse = endpoint({
  method: 'GET',
  path: '/api/web/v1/my-courses/{id}',
  summary: 'Returns a course of the caller with the progress in each lesson.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'own course' },
  reply: z.object({
    courseDetail: CourseDetail,
    rules: CourseRules,
    ...watchTimes,
    doneLessons: z.int(),
    lessons: z.array(
      z.object({
        id: Id,
        isDone: z.boolean(),
        watchedSeconds: z.int(),
        /** Where to resume. */
        positionSeconds: z.int(),
        /** Of the best attempt at a quiz; null if there is none. */
        bestPercent: z.int().nullable(),
      }),
    ),
  }),
  problems: ['not_found'],
})

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/web/v1/lessons/{id}',
  summary: 'Returns a lesson of a course of the caller. Films are played with plays, quizzes with attempts.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'own lesson' },
  reply: z.object({
    lesson: LessonRow.extend({
      courseId: Id,
      ...lessonTexts,
      attachments: z.array(Attachment),
      quiz: z
        .object({
          passPercent: z.int(),
          /** Null without a timer. */
          minutes: z.int().nullable(),
          /** Null for any number. */
          attemptsLeft: z.int().nullable(),
          bestPercent: z.int().nullable(),
          passed: z.boolean(),
        })
        .nullable(),
    }),
  }),
  problems: ['not_found'],
})

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/web/v1/lessons/{id}/read',
  summary: 'Marks a reading lesson as done.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'reading lesson' },
  reply: z.object({ id: Id }),
  problems: ['not_found'],
})

const PlayId = z.string().regex(/^[\w-]{22}$/)

export const openPlay = endpoint({
  method: 'POST',
  path: '/api/web/v1/lessons/{id}/plays',
  summary:
    'Opens a player for the film of a lesson. From now on time counts only here; at most two players of a learner are active.',
  for: 'user',
  input: z.object({
    id: IdInPath,
    quality: z.enum(FILM_QUALITIES).default('low'),
    /** The player that it takes over from, on the same page. */
    replaces: PlayId.optional(),
  }),
  ids: { id: 'film lesson' },
  reply: z.object({
    play: FilmFacts.extend({
      id: PlayId,
      positionSeconds: z.int(),
      /** For one person, lesson and quality. */
      address: FilmAddress,
    }),
  }),
  status: 201,
  problems: ['not_found', 'too_many_streams'],
  limit: { per: 'account', max: 600, seconds: 3600 },
})

export const renewAddress = endpoint({
  method: 'POST',
  path: '/api/web/v1/plays/{playId}/addresses',
  summary: 'Returns a new address of the film, in either quality.',
  for: 'user',
  input: z.object({ playId: PlayId, quality: z.enum(FILM_QUALITIES) }),
  ids: { playId: 'play' },
  reply: z.object({ address: FilmAddress }),
  status: 201,
  problems: ['not_found', 'too_many_streams'],
  limit: { per: 'account', max: 1200, seconds: 3600 },
})

const Second = z.number().min(0).max(1_000_000)

export const reportPlayed = endpoint({
  method: 'POST',
  path: '/api/web/v1/plays/{playId}/beats',
  summary:
    'Reports what was played since the last report. Counted are unique seconds, never more than passed on the server’s clock.',
  for: 'user',
  input: z.object({
    playId: PlayId,
    /** Positions in the film. */
    ranges: z.array(z.object({ from: Second, to: Second })).max(PLAYED_RANGES_MAX),
    positionSeconds: Second,
    /** Nothing counts while the page is hidden. */
    isHidden: z.boolean(),
    /** The player is closed. */
    isOver: z.boolean().default(false),
  }),
  ids: { playId: 'play' },
  reply: z.object({
    countedSeconds: z.int(),
    /** Unique seconds of this film so far. */
    watchedSeconds: z.int(),
    /** Another player was opened since; nothing counts here. */
    isElsewhere: z.boolean(),
  }),
  problems: ['not_found'],
})
