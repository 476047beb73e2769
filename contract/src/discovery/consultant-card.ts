import { z } from 'zod'
import { MODES, PRESENCES } from '../consultants/constants.ts'
import { Id, Instant, Paise } from '../fields.ts'

export const Mode = z.enum(MODES)
export const Presence = z.enum(PRESENCES)
export const Titles = z.object({ id: Id, slug: z.string(), title_english: z.string(), title_hindi: z.string() })

/** The price of a consultation before tax; a written answer has 0 minutes. */
export const Fee = z.object({ mode: Mode, minutes: z.int(), feePaise: Paise })

/** The next bookable slot and the session it is for. A card shows all of it, and its link opens exactly this slot. */
export const NextFree = z.object({
  at: Instant,
  mode: z.enum(['video', 'audio']),
  minutes: z.int(),
  feePaise: Paise,
})

/** A consultant as shown on every card: lists, home page, similar consultants, favourites, comparison. */
export const ConsultantCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  headlineHindi: z.string().nullable(),
  thumbnail: z.string(),
  city: z.string(),
  state: z.string(),
  /** ISO 639 codes, preferred language first. */
  languages: z.array(z.string()),
  experienceYears: z.int(),
  /** The lowest fee for each mode they offer. */
  fees: z.array(Fee),
  lowestFeePaise: Paise.nullable(),
  /** Rate per minute of an instant talk. */
  talkRatePaise: Paise.nullable(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  /** The sector of the consultant's first industry. */
  sector: Titles.nullable(),
  industries: z.array(Titles),
  presence: Presence,
  /** The consultant's own switch for instant talks, independent of being online. */
  takingCalls: z.boolean(),
  /**
   * For the shortest session they offer in the requested mode; null when they are fully booked as far ahead as they
   * plan.
   */
  nextFree: NextFree.nullable(),
  timeZone: z.string(),
})
