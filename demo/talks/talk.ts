import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/editor-limits.ts'

export interface Slide {
  title: string
  lines: string[]
  /** What the captions say while it is shown. */
  says: string
  saysInHindi: string
  seconds: number
}

export interface DemoTalk {
  slug: string
  segment: 'industrial' | 'professional'
  /** By the name in the list of consultants. */
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
  /** From now, and the hour in India. */
  inDays: number
  hour: number
  minutes: number
  /** How many of the demo's customers want to be reminded. */
  going: number
}
