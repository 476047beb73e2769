import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Paise } from './fields.ts'

/** A consultant as a small card shows them. */
const ConsultantCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  headlineHindi: z.string().nullable(),
  thumbnail: z.string(),
  city: z.string(),
  state: z.string(),
  /** ISO 639 codes, the preferred one first. */
  languages: z.array(z.string()),
  experienceYears: z.int(),
  lowestFeePaise: Paise.nullable(),
  /** Per minute of an instant talk. */
  talkRatePaise: Paise.nullable(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  industries: z.array(z.object({ id: Id, slug: z.string(), title_english: z.string(), title_hindi: z.string() })),
})

export const topConsultants = endpoint({
  method: 'GET',
  path: '/api/web/v1/top-consultants',
  summary: 'The best rated consultants, for the home page',
  for: 'anyone',
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
  reply: z.object({ topConsultants: z.array(ConsultantCard) }),
})

export const homeFacts = endpoint({
  method: 'GET',
  path: '/api/web/v1/home-facts',
  summary: 'Figures of the home page, counted from what is there',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ verifiedConsultants: z.int(), sectorsCovered: z.int() }),
})
