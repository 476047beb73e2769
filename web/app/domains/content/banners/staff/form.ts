import { BANNER_PLACES, type BannerTone } from '#contract/content/constants.ts'
import { clockIn, dayIn, INDIA } from '~/lib/dates.ts'
import type { BannerRow, BannerWords } from './api.ts'

/** Of the beginning and of the end, as a day and a time in India; an empty day is none. */
const FIRST_MINUTE = '00:00'
const LAST_MINUTE = '23:59'

/** What is typed. */
export const typedOf = (banner: BannerRow | undefined) => ({
  text_english: banner?.text_english ?? '',
  text_hindi: banner?.text_hindi ?? '',
  link: banner?.link ?? '',
  label_english: banner?.label_english ?? '',
  label_hindi: banner?.label_hindi ?? '',
  tone: banner?.tone ?? ('information' as BannerTone),
  public: banner?.places.includes('public') ?? true,
  home: banner?.places.includes('home') ?? false,
  customer: banner?.places.includes('customer') ?? false,
  consultant: banner?.places.includes('consultant') ?? false,
  startsAt: banner?.startsAt ? dayIn(INDIA, banner.startsAt) : '',
  startsTime: banner?.startsAt ? clockIn(INDIA, banner.startsAt) : FIRST_MINUTE,
  endsAt: banner?.endsAt ? dayIn(INDIA, banner.endsAt) : '',
  endsTime: banner?.endsAt ? clockIn(INDIA, banner.endsAt) : LAST_MINUTE,
  state: banner && banner.state !== 'draft' ? 'published' : 'draft',
  place: String(banner?.place ?? 1),
})
export type BannerValues = ReturnType<typeof typedOf>

const instant = (day: string, time: string) => (day ? `${day}T${time}:00+05:30` : null)

export const placesOf = (values: BannerValues) => BANNER_PLACES.filter((place) => values[place])

export function wordsOf(values: BannerValues, banner?: BannerRow): BannerWords {
  const { text_english, text_hindi, link, label_english, label_hindi, tone } = values
  const startsAt = instant(values.startsAt, values.startsTime || FIRST_MINUTE)
  const { startsAt: before } = typedOf(banner)
  // The seconds of a beginning that was not touched stay, so that publishing and saving at once is no change.
  const isUntouched = before === values.startsAt && typedOf(banner).startsTime === values.startsTime
  return {
    ...{ text_english, text_hindi, link: link.trim() || null, label_english, label_hindi, tone },
    places: placesOf(values),
    startsAt: isUntouched && banner ? banner.startsAt : startsAt,
    endsAt: instant(values.endsAt, values.endsTime || LAST_MINUTE),
    published: values.state === 'published',
  }
}
