import type { ReviewKind } from '#contract/reviews/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Something a customer paid for that has taken place and may be reviewed. */
export interface Reviewable {
  /** From the one sequence of everything that is sold. */
  id: number
  customerId: number
  consultantId: number
  amountPaise: number
  mode: 'video' | 'audio' | 'written' | null
  industryId: number | null
  /** The course, product or service that its reviews are listed under, besides the consultant, with its title. */
  itemId?: number
  itemEnglish?: string
  itemHindi?: string
  heldAt: Date
  endedAt: Date
}

/** What a domain provides for the things of its kind. */
export interface ReviewableSource {
  /** One by its id; undefined if there is none or it cannot be reviewed. */
  find: (db: Db | Tx, id: number, now: Date) => Promise<Reviewable | undefined>
  /** Those of a customer that ended after `since`, at most `most`, newest first. */
  of: (db: Db | Tx, customer: { id: number; since: Date; most: number }, now: Date) => Promise<Reviewable[]>
  /** Whether the rating popup asks about them. */
  asked: boolean
}

const sources = new Map<ReviewKind, ReviewableSource>()

/** Adds what can be reviewed, at startup. Several apps in one process register the same ones. */
export function registerReviewable(kind: ReviewKind, source: ReviewableSource) {
  if ((sources.get(kind) ?? source) !== source) throw new Error(`${kind} is registered twice as reviewable`)
  sources.set(kind, source)
}

export type Subject = Reviewable & { kind: ReviewKind; asked: boolean }

export async function findSubject(db: Db | Tx, id: number, now: Date): Promise<Subject | undefined> {
  for (const [kind, { find, asked }] of sources) {
    const found = await find(db, id, now)
    if (found) return { ...found, kind, asked }
  }
  return undefined
}

/** More than anyone reviews in a sitting. */
const MOST = 50

export async function subjectsOf(db: Db | Tx, customerId: number, since: Date, now: Date): Promise<Subject[]> {
  const found: Subject[] = []
  for (const [kind, { of, asked }] of sources) {
    const rows = await of(db, { id: customerId, since, most: MOST }, now)
    found.push(...rows.map((row) => ({ ...row, kind, asked })))
  }
  return found.sort((a, b) => b.endedAt.getTime() - a.endedAt.getTime() || b.id - a.id).slice(0, MOST)
}
