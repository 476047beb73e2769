import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath } from '../fields.ts'
import { LESSON_KINDS } from './constants.ts'

export const getCourseNumbers = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/courses/{id}/numbers',
  summary:
    'Returns how many learners started and finished the published version of a course, where they stop, and which questions they fail most often.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({
    /** People with access now or earlier. */
    learners: z.int(),
    started: z.int(),
    /** Who have done every lesson. */
    finished: z.int(),
    certificates: z.int(),
    lessons: z.array(
      z.object({
        id: Id,
        kind: z.enum(LESSON_KINDS),
        title_english: z.string(),
        title_hindi: z.string(),
        started: z.int(),
        done: z.int(),
        /** Unfinished learners whose last lesson it is. */
        stopped: z.int(),
      }),
    ),
    /** Those failed most often first; of the newest attempts only. */
    questions: z.array(
      z.object({
        lessonId: Id,
        text_english: z.string(),
        text_hindi: z.string(),
        asked: z.int(),
        wrong: z.int(),
      }),
    ),
  }),
  problems: ['not_found'],
})
