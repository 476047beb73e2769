import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ConsultantCard } from './consultant-card.ts'

export const topConsultants = endpoint({
  method: 'GET',
  path: '/api/web/v1/top-consultants',
  summary: 'Lists the best-rated consultants for the home page.',
  for: 'anyone',
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
  reply: z.object({ topConsultants: z.array(ConsultantCard) }),
})

export const homeFacts = endpoint({
  method: 'GET',
  path: '/api/web/v1/home-facts',
  summary: 'Returns the figures of the home page, counted from current data.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({
    verifiedConsultants: z.int(),
    sectorsCovered: z.int(),
    /** Video and audio sessions that took place. */
    sessionsCompleted: z.int(),
    /** Of all reviews of consultants, in stars; null without any. */
    ratingAverage: z.number().nullable(),
  }),
})
