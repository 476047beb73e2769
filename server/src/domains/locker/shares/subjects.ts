import type { ShareSubjectKind } from '#contract/locker/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Something with two parties that documents are shared into: a booking, a talk, a question. */
export interface ShareSubject {
  id: number
  number: string
  /** What a question is about; others are known by their time. */
  title?: string
  /** When it takes place. */
  at: Date
  people: readonly { id: number; name: string }[]
  /** Who sees its documents now; before a booking is paid, only the customer. */
  readerIds: readonly number[]
  /** Documents can be added. */
  isOpen: boolean
  /** When it was completed or closed; null before that. */
  closedAt: Date | null
  /** Its documents cannot be erased until the dispute is decided. */
  isDisputed: boolean
}

export interface SubjectSource {
  byIds(db: Db | Tx, ids: readonly number[], now: Date): Promise<ShareSubject[]>
  /** The open ones of an account, soonest first. */
  openFor(db: Db | Tx, accountId: number, now: Date): Promise<ShareSubject[]>
}

const sources = new Map<ShareSubjectKind, SubjectSource>()

/** Registered by the domain whose bookings, talks or questions take documents. */
export const registerShareSubject = (kind: ShareSubjectKind, source: SubjectSource) => void sources.set(kind, source)

export async function openSubjects(db: Db | Tx, accountId: number, now: Date) {
  const open: (ShareSubject & { kind: ShareSubjectKind })[] = []
  for (const [kind, source] of sources)
    open.push(...(await source.openFor(db, accountId, now)).map((subject) => ({ ...subject, kind })))
  return open
}

export const subjectKey = (kind: string, id: number) => `${kind} ${id}`

/** Subjects by `subjectKey`; those that no longer exist are absent. */
export async function subjectsOf(db: Db | Tx, wanted: readonly { kind: string; id: number }[], now: Date) {
  const found = new Map<string, ShareSubject>()
  for (const [kind, source] of sources) {
    const ids = [...new Set(wanted.filter((one) => one.kind === kind).map(({ id }) => id))]
    if (ids.length === 0) continue
    for (const subject of await source.byIds(db, ids, now)) found.set(subjectKey(kind, subject.id), subject)
  }
  return found
}

type ShareEnd = (tx: Tx, documentId: number, now: Date) => Promise<void>

const shareEnds = new Set<ShareEnd>()

/** Called when a share of a document was revoked, or the document was moved to the trash; others may remain. */
export const onShareEnded = (listener: ShareEnd) => void shareEnds.add(listener)

export async function notifyShareEnded(tx: Tx, documentId: number, now: Date) {
  for (const listener of shareEnds) await listener(tx, documentId, now)
}
