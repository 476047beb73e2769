import { portraitPath } from '#server/domains/consultants/public.ts'
import { bandOf, readDocumentBrand, readSettings } from '#server/domains/settings/public.ts'
import { BoundedCache } from '#server/platform/bounded-cache.ts'
import type { Services } from '#server/platform/services.ts'
import type { CardBrand, CardWords } from './draw.ts'
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
export async function socialCard(
  services: Services,
  { slug, language, now, pictureAt }: CardInput,
): Promise<Buffer | undefined> {
  const consultant = await listedBySlug(services.db, slug)
  if (!consultant) return undefined
  const settings = await readSettings(services.db, now)
  const { id, name, headline, headlineHindi, city, experienceYears } = consultant
  const years = language === 'hi' ? `${experienceYears}+ साल का अनुभव` : `${experienceYears}+ years of experience`
  const words: CardWords = {
    ...{ id, name },
    headline: (language === 'hi' && headlineHindi) || headline,
    facts: [years, city].filter(Boolean).join(' · '),
  }
  const picture = consultant.thumbnail ?? portraitPath('plain', id)
  const { productName, appIcon } = settings
  return cached(JSON.stringify([words, picture, productName, bandOf(settings), appIcon]), async () => {
    const [{ drawCard }, portrait] = await Promise.all([import('./draw.ts'), pictureAt(picture)])
    return drawCard(words, await brandOf(services, now), portrait)
  })
}

/** The preview picture of pages that have none of their own. */
export async function siteCard(services: Services, now: Date): Promise<Buffer> {
  const settings = await readSettings(services.db, now)
  return cached(JSON.stringify([settings.productName, bandOf(settings), settings.appIcon]), async () => {
    const { drawSiteCard } = await import('./draw.ts')
    return drawSiteCard(await brandOf(services, now))
  })
}

async function brandOf(services: Services, now: Date): Promise<CardBrand> {
  const { name, icon } = await readDocumentBrand(services, now)
  return { name, icon, band: bandOf(await readSettings(services.db, now)) }
}

/** The drawing library is loaded with the first card, so that other processes use less memory. */
function cached(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = cache.get(key)
  if (known) return known.image
  const image = draw()
  cache.set(key, { bytes: CARD_BYTES, image })
  image.catch(() => cache.delete(key))
  return image
}
