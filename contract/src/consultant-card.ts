import { z } from 'zod'
import { Id, Instant, Paise } from './fields.ts'
import { MODES, PRESENCES } from './limits.ts'

export const Mode = z.enum(MODES)
export const Presence = z.enum(PRESENCES)
export const Titles = z.object({ id: Id, slug: z.string(), title_english: z.string(), title_hindi: z.string() })

/** What a consultation costs before tax; a written answer has no length: 0 minutes. */
export const Fee = z.object({ mode: Mode, minutes: z.int(), feePaise: Paise })

/** The next slot that can be booked, with the session it is for. A card shows all of it, and its link opens exactly this. */
export const NextFree = z.object({
  at: Instant,
  mode: z.enum(['video', 'audio']),
  minutes: z.int(),
  feePaise: Paise,
})

/** A consultant as every card shows them: lists, home page, similar ones, favourites, comparison. */
export const ConsultantCard = z.object({
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
  /** The cheapest of each mode they offer. */
  fees: z.array(Fee),
  lowestFeePaise: Paise.nullable(),
  /** Per minute of an instant talk. */
  talkRatePaise: Paise.nullable(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  /** The sector of the first industry. */
  sector: Titles.nullable(),
  industries: z.array(Titles),
  presence: Presence,
  /** Their own switch for instant talks, apart from being online. */
  takingCalls: z.boolean(),
  /** Of the shortest session they offer, in the mode asked for; null when the days they plan ahead are full. */
  nextFree: NextFree.nullable(),
  timeZone: z.string(),
})
