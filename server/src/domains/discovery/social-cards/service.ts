import { portraitPath } from '#server/domains/consultants/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { BoundedCache } from '#server/platform/pages/cache.ts'
import type { CardWords } from './draw.ts'
import { listedBySlug } from './queries.ts'

const CACHE_BYTES = 8 * 1024 * 1024
const cache = new BoundedCache<{ bytes: number; image: Promise<Buffer> }>(CACHE_BYTES)
const CARD_BYTES = 60_000

interface CardInput {
  slug: string
  language: 'en' | 'hi'
  now: Date
  /** Reads the bytes of a picture by its path. */
  pictureAt: (path: string) => Promise<Buffer | undefined>
}

/** The preview picture of a consultant's profile; undefined if no such consultant is listed. Cached by its texts. */
export async function socialCard(db: Db, { slug, language, now, pictureAt }: CardInput): Promise<Buffer | undefined> {
  const consultant = await listedBySlug(db, slug)
  if (!consultant) return undefined
  const { productName } = await readSettings(db, now)
  const { id, name, headline, headlineHindi, city, experienceYears } = consultant
  const years = language === 'hi' ? `${experienceYears}+ साल का अनुभव` : `${experienceYears}+ years of experience`
  const words = {
    ...{ id, name, productName },
    headline: (language === 'hi' && headlineHindi) || headline,
    facts: [years, city].filter(Boolean).join(' · '),
  }
  const picture = consultant.thumbnail ?? portraitPath('plain', id)
  const key = JSON.stringify([words, picture])
  const known = cache.get(key)
  if (known) return known.image
  const image = draw(words, pictureAt(picture))
  cache.set(key, { bytes: CARD_BYTES, image })
  image.catch(() => cache.delete(key))
  return image
}

/** The drawing library is loaded with the first card, so that other processes use less memory. */
async function draw(words: CardWords, portrait: Promise<Buffer | undefined>): Promise<Buffer> {
  const [{ drawCard }, picture] = await Promise.all([import('./draw.ts'), portrait])
  return drawCard(words, picture)
}
