import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInPath } from '../fields.ts'
import { FILM_QUALITIES } from './constants.ts'
import { FilmAddress, FilmFacts, LessonRow, lessonTexts } from './shapes.ts'

export const previewLesson = endpoint({
  method: 'POST',
  path: '/api/web/v1/lessons/{id}/previews',
  summary:
    'Returns a preview lesson of a published course, without login: its text, or a short-lived address of its film. Nothing watched here counts.',
  for: 'anyone',
  input: z.object({ id: IdInPath, quality: z.enum(FILM_QUALITIES).default('low') }),
  ids: { id: 'public' },
  reply: z.object({
    preview: LessonRow.extend({
      ...lessonTexts,
      /** Null for a reading lesson. */
      film: FilmFacts.extend({ address: FilmAddress }).nullable(),
    }),
  }),
  status: 201,
  problems: ['not_found'],
  limit: { per: 'address', max: 600, seconds: 3600 },
})
