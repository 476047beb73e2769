import type { PortraitKind } from '#server/domains/consultants/portraits/rules.ts'

export interface DemoConsultant {
  name: string
  portrait: PortraitKind
  headline: string
  headlineHindi: string
  city: string
  pincode: string
  state: string
  languages: string[]
  years: number
  /** Rupees for half an hour by video; the other fees are derived from it. */
  fee: number
  /** Slugs of the demo catalogue. */
  industries: string[]
  about: string
  /** Is always online in the demo and answers automatically; see answering/. */
  answers?: true
  /** Index of their usual week; see hours.ts. */
  week: number
}
