import { tagsFor } from '#contract/reviews/constants.ts'
import { inEnglish, inHindi, replies } from './comments.ts'

const DAY_MS = 86_400_000

/** Stars in chronological order; each consultant starts at another index, so that averages differ. */
const STARS = [5, 5, 4, 5, 5, 5, 3, 5, 4, 5, 5, 4, 5, 5, 2, 5, 4, 5, 5, 5, 4, 5, 3, 5, 5, 4, 5, 1, 5, 5]
/** The consultant of the demo login has the best rating: all others have at least one in five with fewer stars. */
const STARS_OF_THE_FIRST = [5, 5, 5, 5, 4, 5, 5, 5, 5, 4, 5, 5]

const pick = <T>(from: readonly T[], place: number): T => {
  const one = from[place % from.length]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

interface Given {
  kind: 'session' | 'talk' | 'answer'
  /** Of the consultant in the list. */
  index: number
  /** How many reviews the consultant had before. */
  place: number
  language: 'en' | 'hi'
  createdAt: Date
  now: Date
}

/** What a customer writes: the same at every loading. */
export function reviewOf({ kind, index, place, language, createdAt, now }: Given) {
  const seed = index * 31 + place * 7
  const usual = pick(STARS, index * 11 + place)
  const rating = index === 0 ? pick(STARS_OF_THE_FIRST, place) : place % 5 === 0 ? Math.min(usual, 4) : usual
  const comments = (language === 'hi' ? inHindi : inEnglish)[rating] ?? []
  return {
    ...{ rating, language, comment: pick(comments, place + index) },
    tags: rating >= 4 ? tagsFor(kind).filter((_, tag) => (index + place * 3 + tag * 5) % 7 < 3) : [],
    ...replyTo(rating, language, seed, createdAt, now),
  }
}

function replyTo(rating: number, language: 'en' | 'hi', seed: number, createdAt: Date, now: Date) {
  const [glad, sorry] = replies[language]
  const answered = rating <= 3 ? seed % 2 === 0 : seed % 6 === 1
  const repliedAt = new Date(createdAt.getTime() + DAY_MS)
  if (!answered || repliedAt > now) return { reply: null, replied_at: null }
  return { reply: pick(rating <= 3 ? sorry : glad, seed), replied_at: repliedAt }
}
