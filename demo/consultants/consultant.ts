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
  /**
   * Their usual week; see hours.ts. Weeks and notice are chosen so that consultants on one page of the list differ in
   * their next slots, whenever one looks; hours.test.ts proves it.
   */
  hours: string
  /** That of the settings unless given. */
  noticeMinutes?: number
}
