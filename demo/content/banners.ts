import type { Insertable } from 'kysely'
import type { Banners } from '#server/platform/db/schema.gen.ts'
import { DAY_MS } from '#server/platform/time.ts'

type Banner = Omit<Insertable<Banners>, 'position' | 'updated_at'>

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** The banners of the demo, in order: an offer that is scheduled for the home page, and a warning whose time is over. */
export const demoBanners = (now: Date): Banner[] => [
  {
    ...{ text_english: 'Members pay less for every consultation.', text_hindi: 'सदस्यों के लिए हर सलाह की फ़ीस कम।' },
    ...{ link: '/membership', label_english: 'See plans', label_hindi: 'प्लान देखें' },
    ...{ tone: 'offer', places: ['home'], published: true, starts_at: inDays(now, 14) },
  },
  {
    text_english: 'Payments may take longer on Sunday, 1 AM to 3 AM.',
    text_hindi: 'रविवार को रात 1 से 3 बजे तक भुगतान में ज़्यादा समय लग सकता है।',
    ...{ tone: 'warning', places: ['public', 'customer', 'consultant'], published: true },
    ...{ starts_at: inDays(now, -8), ends_at: inDays(now, -7) },
  },
]
