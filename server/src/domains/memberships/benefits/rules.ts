import type { ItemType } from '#contract/orders/constants.ts'

/** What a membership gives at an instant. */
export interface Benefits {
  id: number
  title_english: string
  title_hindi: string
  offConsultations: number
  offTalks: number
  offAnswers: number
  offWorkshops: number
  offServices: number
  offProducts: number
  talkSecondsLeft: number
  answersLeft: number
  coursesLeft: number
}

/** The percentage off an item of this kind, in hundredths of a percent. */
export function percentFor(kind: ItemType, benefits: Benefits): number {
  if (kind === 'booking' || kind === 'extension') return benefits.offConsultations
  if (kind === 'talk') return benefits.offTalks
  if (kind === 'question') return benefits.offAnswers
  if (kind === 'workshop') return benefits.offWorkshops
  if (kind === 'service') return benefits.offServices
  return kind === 'product' ? benefits.offProducts : 0
}

const INCLUDED = ['talk', 'question', 'course'] as const
export type IncludedKind = (typeof INCLUDED)[number]

const leftOf = (kind: IncludedKind, { talkSecondsLeft, answersLeft, coursesLeft }: Benefits) =>
  ({ talk: talkSecondsLeft, question: answersLeft, course: coursesLeft })[kind]

const isIncluded = (kind: ItemType): kind is IncludedKind => INCLUDED.some((one) => one === kind)

/** Included units over the lines of a cart, from the first line on, never more than are left. */
export function unitsOver(lines: readonly { kind: ItemType; units: number }[], benefits: Benefits) {
  const left = new Map(INCLUDED.map((kind) => [kind, leftOf(kind, benefits)]))
  return lines.flatMap(({ kind, units: wanted }, line) => {
    if (!isIncluded(kind)) return []
    const units = Math.min(wanted, left.get(kind)!)
    left.set(kind, left.get(kind)! - units)
    return units > 0 ? [{ line, kind, units }] : []
  })
}

const percentText = (bp: number) => String(bp / 100)

export const percentTitles = ({ title_english, title_hindi }: Benefits, bp: number) => ({
  title_english: `${title_english}: ${percentText(bp)}% off`,
  title_hindi: `${title_hindi}: ${percentText(bp)}% की छूट`,
})

const UNITS = {
  talk: ['free minutes', 'मुफ़्त मिनट'],
  question: ['included answers', 'शामिल जवाब'],
  course: ['included courses', 'शामिल कोर्स'],
} as const

export const unitTitles = ({ title_english, title_hindi }: Benefits, kind: IncludedKind) => ({
  title_english: `${title_english}: ${UNITS[kind][0]}`,
  title_hindi: `${title_hindi}: ${UNITS[kind][1]}`,
})
