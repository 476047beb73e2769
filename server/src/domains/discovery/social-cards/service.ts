import { portraitPath } from '#server/domains/consultants/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Db } from '#server/platform/db.ts'
import { BoundedCache } from '#server/platform/pages/cache.ts'
import type { CardWords } from './draw.ts'
import { listedBySlug } from './queries.ts'

const KEPT_BYTES = 8 * 1024 * 1024
const kept = new BoundedCache<{ bytes: number; image: Promise<Buffer> }>(KEPT_BYTES)
const CARD_BYTES = 60_000

interface CardWish {
  slug: string
  language: 'en' | 'hi'
  now: Date
  /** The bytes behind a picture's address. */
  pictureAt: (path: string) => Promise<Buffer | undefined>
}

/** The picture of a consultant's shared link; undefined when nobody of that name is listed. Drawn once for the same words. */
export async function socialCard(db: Db, { slug, language, now, pictureAt }: CardWish): Promise<Buffer | undefined> {
  const consultant = await listedBySlug(db, slug)
  if (!consultant) return undefined
  const { productName } = await readSettings(db, now)
  const { id, name, headline, headlineHindi, city, experienceYears } = consultant
  const years = language === 'hi' ? `${experienceYears} साल का अनुभव` : `${experienceYears} years of experience`
  const words = {
    ...{ id, name, productName },
    headline: (language === 'hi' && headlineHindi) || headline,
    facts: [years, city].filter(Boolean).join(' · '),
  }
  const picture = consultant.thumbnail ?? portraitPath('plain', id)
  const key = JSON.stringify([words, picture])
  const known = kept.get(key)
  if (known) return known.image
  const image = draw(words, pictureAt(picture))
  kept.set(key, { bytes: CARD_BYTES, image })
  image.catch(() => kept.delete(key))
  return image
}

/** What draws is loaded with the first card: a server that has none to draw is smaller by it. */
async function draw(words: CardWords, portrait: Promise<Buffer | undefined>): Promise<Buffer> {
  const [{ drawCard }, picture] = await Promise.all([import('./draw.ts'), portrait])
  return drawCard(words, picture)
}
