import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../fields.ts'
import { BANNER_PLACES, BANNER_TONES } from './constants.ts'

export const BannerTone = z.enum(BANNER_TONES)
export const BannerPlace = z.enum(BANNER_PLACES)

const Banner = z.object({
  /** Changes with the text: a reader who closed the banner sees it again. */
  key: z.string(),
  text_english: z.string(),
  text_hindi: z.string(),
  /** A path on this site, or an https address. */
  link: z.string().nullable(),
  label_english: z.string(),
  label_hindi: z.string(),
  tone: BannerTone,
  /** The pages it is shown on. Here `public` is every public page but the home page. */
  pages: z.array(BannerPlace),
  endsAt: Instant.nullable(),
})

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/web/v1/banners',
  summary: 'Returns the banners that are showing, at most one for each kind of page.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({
    banners: z.array(Banner),
    /** When the next banner begins or ends; null if none does. */
    changesAt: Instant.nullable(),
  }),
})
