import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'

export interface Slide {
  title: string
  lines: string[]
  /** The caption of the slide. */
  says: string
  saysInHindi: string
  seconds: number
}

export interface DemoTalk {
  slug: string
  segment: 'industrial' | 'professional'
  /** The name in the list of consultants. */
  speaker: string
  title: string
  titleInHindi: string
  about: string
  aboutInHindi: string
  languages: string[]
  drawing: (typeof COVER_DRAWINGS)[number]
  tint: (typeof COVER_TINTS)[number]
}

export interface RecordedTalk extends DemoTalk {
  daysAgo: number
  views: number
  slides: Slide[]
}

export interface UpcomingTalk extends DemoTalk {
  /** Days from now, and the hour in India. */
  inDays: number
  hour: number
  minutes: number
  /** Number of demo customers with a reminder. */
  going: number
}
