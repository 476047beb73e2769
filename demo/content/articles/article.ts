import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import type { DemoPicture } from './pictures.ts'

export interface DemoArticle {
  slug: string
  title: string
  summary: string
  tags: string[]
  drawing: (typeof COVER_DRAWINGS)[number]
  tint: (typeof COVER_TINTS)[number]
  /** Shown instead of the drawing, with its description. */
  cover?: readonly [picture: DemoPicture, alt: string]
  /** A demo consultant; null for the editorial team. */
  author: string | null
  daysAgo: number
  html: string
}
