import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/locker/sharing.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { DocumentFacts } from '../document.ts'
import { ownDocument } from '../queries.ts'
import * as queries from './queries.ts'
import { endOfSharing, isShared, mayRead, shownSubject } from './rules.ts'
import { notifyShareEnded, openSubjects, subjectKey, subjectsOf } from './subjects.ts'

const MOST_OFFERED = 50

export async function listShareSubjects({ db, actor, now }: SignedIn) {
  const open = await openSubjects(db, actor.id, now)
  const { lockerShareHours } = await readSettings(db, now)
  const subjects = open.slice(0, MOST_OFFERED).map((one) => shownSubject(one.kind, one, actor.id))
  return { subjects, shareHours: lockerShareHours }
}

/** A subject that the caller takes part in; others are not found. */
async function ownSubject(db: Db | Tx, subject: queries.Subject, accountId: number, now: Date) {
  const found = (await subjectsOf(db, [subject], now)).get(subjectKey(subject.kind, subject.id))
  if (!found?.readerIds.includes(accountId)) throw new Problem('not_found')
  return found
}

export async function listSharedDocuments(
  { db, actor, now }: SignedIn,
  { kind, subjectId }: Input<typeof api.listSharedDocuments>,
) {
  const subject = await ownSubject(db, { kind, id: subjectId }, actor.id, now)
  const { lockerShareHours } = await readSettings(db, now)
  const rows = await queries.documentsIn(db, { kind, id: subjectId })
  const isStillShared = isShared(subject, now, lockerShareHours)
  const documents = rows
    .map((row) => ({
      ...{ shareId: row.shareId, documentId: row.id, name: row.name, kind: row.kind, bytes: row.bytes },
      ...{ ownerName: row.ownerName, sharedAt: row.sharedAt, isOwn: row.accountId === actor.id },
      openedAt: row.accountId === actor.id ? row.openedAt : null,
    }))
    .filter(({ isOwn }) => isOwn || isStillShared)
  return {
    ...{ documents, isOpen: subject.isOpen && isStillShared, shareHours: lockerShareHours },
    endsAt: endOfSharing(subject, lockerShareHours),
  }
}

export const shareDocument = (
  { db, actor, now }: SignedIn,
  { documentId, kind, subjectId }: Input<typeof api.shareDocument>,
) =>
  db.transaction().execute(async (tx) => {
    const document = await ownDocument(tx, { id: documentId, accountId: actor.id })
    if (!document || document.trashedAt) throw new Problem('not_found')
    return { shareId: await share(tx, documentId, { kind, id: subjectId }, actor.id, now) }
  })

/** Documents are shared into what the account takes part in and what is still open. */
export async function assertMayShare(db: Db | Tx, subject: queries.Subject, accountId: number, now: Date) {
  const found = await ownSubject(db, subject, accountId, now)
  const { lockerShareHours } = await readSettings(db, now)
  if (!found.isOpen || !isShared(found, now, lockerShareHours)) throw new Problem('too_late')
}

/** Shares a document of the account. */
export async function share(tx: Tx, documentId: number, subject: queries.Subject, accountId: number, now: Date) {
  await assertMayShare(tx, subject, accountId, now)
  await queries.insertShare(tx, documentId, subject, now)
  return (await queries.shareOf(tx, documentId, subject)).id
}

export const revokeShare = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.revokeShare>) =>
  db.transaction().execute(async (tx) => {
    const ended = await queries.endShare(tx, id, actor.id, now)
    if (!ended) throw new Problem('not_found')
    await notifyShareEnded(tx, ended.documentId, now)
    return { shareId: id }
  })

interface Reading {
  documentId: number
  accountId: number
}

/** A document shared into a subject, as one of its parties may read it now; undefined otherwise. */
export async function documentSharedInto(db: Db | Tx, subject: queries.Subject, reading: Reading, now: Date) {
  const found = (await subjectsOf(db, [subject], now)).get(subjectKey(subject.kind, subject.id))
  const { lockerShareHours } = await readSettings(db, now)
  if (!mayRead(found, reading.accountId, now, lockerShareHours)) return undefined
  return (await queries.documentsIn(db, subject)).find(({ id }) => id === reading.documentId)
}

/**
 * How an account may read a document: as its owner (null), through what it is shared into, or not at all (undefined).
 * What is over is found by its time, not by a sweep.
 */
export async function accessTo(db: Db | Tx, document: DocumentFacts | undefined, accountId: number, now: Date) {
  if (!document) return undefined
  if (document.accountId === accountId) return null
  if (document.trashedAt) return undefined
  const shares = await queries.sharesOfDocuments(db, [document.id])
  const subjects = await subjectsOf(db, shares, now)
  const { lockerShareHours } = await readSettings(db, now)
  const through = shares.find(({ kind, id }) =>
    mayRead(subjects.get(subjectKey(kind, id)), accountId, now, lockerShareHours),
  )
  return through && { kind: through.kind, id: through.id }
}

/** What each document is shared into now, and where it was added, as its owner sees it. */
export async function sharingOf(db: Db | Tx, documents: readonly DocumentFacts[], now: Date) {
  const shares = await queries.sharesOfDocuments(
    db,
    documents.map(({ id }) => id),
  )
  const origins = documents.flatMap(({ originKind, originId }) =>
    originKind && originId ? [{ kind: originKind, id: originId }] : [],
  )
  const subjects = await subjectsOf(db, [...shares, ...origins], now)
  const { lockerShareHours } = await readSettings(db, now)
  return ({ id, accountId, originKind, originId }: DocumentFacts) => {
    const origin = originKind && originId ? subjects.get(subjectKey(originKind, originId)) : undefined
    return {
      origin: origin ? shownSubject(originKind!, origin, accountId) : null,
      shares: shares
        .filter(({ documentId }) => documentId === id)
        .flatMap(({ shareId, kind, id: subjectId }) => {
          const subject = subjects.get(subjectKey(kind, subjectId))
          return subject && isShared(subject, now, lockerShareHours)
            ? [{ ...shownSubject(kind, subject, accountId), shareId }]
            : []
        }),
    }
  }
}

/** What both sides share into something they dispute; undefined if there is no open dispute. */
export async function documentsOfDispute(db: Db | Tx, subject: queries.Subject, now: Date) {
  const found = (await subjectsOf(db, [subject], now)).get(subjectKey(subject.kind, subject.id))
  return found?.isDisputed ? queries.documentsIn(db, subject) : undefined
}

/** Which of the documents belong to an open dispute, revoked shares included. */
export async function disputedAmong(db: Db | Tx, documentIds: readonly number[], now: Date) {
  const ever = await queries.subjectsEverOf(db, documentIds)
  const subjects = await subjectsOf(db, ever, now)
  const disputed = ever.filter(({ kind, id }) => subjects.get(subjectKey(kind, id))?.isDisputed)
  return new Set(disputed.map(({ documentId }) => documentId))
}

export async function listAccesses({ db, actor }: SignedIn, { id, page, limit }: Input<typeof api.listAccesses>) {
  if (!(await ownDocument(db, { id, accountId: actor.id }))) throw new Problem('not_found')
  const [rows, count] = await Promise.all([
    queries.accessesOf(db, id, { limit, offset: (page - 1) * limit }),
    queries.countAccesses(db, id),
  ])
  const data = rows.map(({ readerType, subjectKind, subjectId, ...row }) => ({
    ...row,
    isStaff: readerType === 'admin',
    subject: subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null,
  }))
  return { data, count, page, limit }
}
