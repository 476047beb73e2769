import { tagsFor } from '#contract/reviews/constants.ts'
import { sectorOfIndustry } from '../catalogue/catalogue.ts'
import { demoConsultants } from '../consultants/consultants.ts'
import { demoCustomers } from '../customers.ts'
import { clockOf, dayAt } from '../timeline.ts'
import { businesses, roles } from './authors.ts'
import { inEnglish, inHindi, replies } from './comments.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** Stars in chronological order; each consultant starts at another index, so that averages differ. */
const STARS = [5, 5, 4, 5, 5, 5, 3, 5, 4, 5, 5, 4, 5, 5, 2, 5, 4, 5, 5, 5, 4, 5, 3, 5, 5, 4, 5, 1, 5, 5]
/** The consultant of the demo login has the best rating. */
const STARS_OF_THE_FIRST = [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5]

const pick = <T>(from: readonly T[], place: number): T => {
  const one = from[place % from.length]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** How many reviews a consultant has; every sixteenth is new and has none. */
const countFor = (index: number) => (index === 0 ? 36 : index % 16 === 15 ? 0 : 4 + ((index * 7) % 15))

/** The reviews of one consultant, newest first: the same at every loading except for their dates. */
export function reviewsOf(index: number, now: Date) {
  const { industries, languages } = pick(demoConsultants, index)
  const count = countFor(index)
  const daysHere = 400 - 5 * index
  return Array.from({ length: count }, (_, place) => {
    const seed = index * 31 + place * 7
    const language = languages.includes('hi') && seed % 3 === 0 ? ('hi' as const) : ('en' as const)
    const rating = index === 0 ? pick(STARS_OF_THE_FIRST, place) : pick(STARS, index * 11 + place)
    const createdAt = dayAt(now, Math.round(2 + (place * daysHere) / count), clockOf(seed))
    const industry = pick(industries, place)
    const sector = sectorOfIndustry(industry)
    const [which, word] = language === 'hi' ? ([1, inHindi] as const) : ([0, inEnglish] as const)
    const [, city] = pick(demoCustomers, seed)
    return {
      ...{ rating, language, industry, kind: 'session' as const },
      mode: seed % 3 === 1 ? ('audio' as const) : ('video' as const),
      held_at: new Date(createdAt.getTime() - (1 + (seed % 40)) * HOUR_MS),
      tags: rating >= 4 ? tagsFor('session').filter((_, tag) => (index + place * 3 + tag * 5) % 7 < 3) : [],
      author: `${pick(roles, place)[which]}, ${pick(businesses[sector] ?? [], seed)[which]}, ${city}`,
      comment: pick(word[rating] ?? [], place + index),
      created_at: createdAt,
      updated_at: createdAt,
      ...replyTo(rating, language, seed, createdAt, now),
    }
  })
}

function replyTo(rating: number, language: 'en' | 'hi', seed: number, createdAt: Date, now: Date) {
  const [glad, sorry] = replies[language]
  const answered = rating <= 3 ? seed % 2 === 0 : seed % 6 === 1
  const repliedAt = new Date(createdAt.getTime() + DAY_MS)
  if (!answered || repliedAt > now) return {}
  return { reply: pick(rating <= 3 ? sorry : glad, seed), replied_at: repliedAt }
}
