import type { Input, Reply } from '#contract/endpoint.ts'
import { kindOfName } from '#contract/locker/constants.ts'
import type * as api from '#contract/locker/endpoints.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import type { DocumentFacts } from '../document.ts'
import { documentFile } from '../files.ts'
import { groupsOf } from '../groups/queries.ts'
import { papersAmong } from '../papers/queries.ts'
import { documentById, groupExists, lockLocker, ownDocument, usageOf } from '../queries.ts'
import { insertAccess } from '../shares/queries.ts'
import { accessTo, sharingOf } from '../shares/service.ts'
import { notifyShareEnded } from '../shares/subjects.ts'
import * as queries from './queries.ts'

const MEGABYTE = 1024 * 1024
const DAY_MS = 86_400_000

/** As their owner sees them. */
async function shown(db: Db | Tx, documents: readonly DocumentFacts[], now: Date) {
  const [sharing, papers, { lockerTrashDays }] = await Promise.all([
    sharingOf(db, documents, now),
    papersAmong(
      db,
      documents.map(({ id }) => id),
    ),
    readSettings(db, now),
  ])
  return documents.map((document) => ({
    ...ownFacts(document),
    removedAt: document.trashedAt && new Date(document.trashedAt.getTime() + lockerTrashDays * DAY_MS),
    ...sharing(document),
    papers: papers.filter(({ documentId }) => documentId === document.id).map((paper) => paper.kind),
  }))
}

const ownFacts = ({ id, name, kind, bytes, groupId, addedAt, trashedAt }: DocumentFacts) => ({
  ...{ id, name, kind, bytes, groupId, addedAt, trashedAt },
})

/** One that was added a moment ago, to the locker itself. */
export const shownNewDocument = (document: DocumentFacts) => ({
  document: { ...ownFacts(document), removedAt: null, origin: null, shares: [], papers: [] },
})

export const shownDocument = async (db: Db | Tx, document: DocumentFacts, now: Date) => ({
  document: (await shown(db, [document], now))[0]!,
})

export async function listLocker(
  { db, actor, now }: SignedIn,
  { page, limit, search, groupId, trash }: Input<typeof api.listLocker>,
): Promise<Reply<typeof api.listLocker>> {
  const isTrash = trash === 'yes'
  const filter = { accountId: actor.id, groupId, search: search || undefined, isTrash }
  const [usage, categories, settings] = await Promise.all([
    usageOf(db, actor.id),
    groupsOf(db, actor.id),
    readSettings(db, now),
  ])
  const group = categories.find(({ id }) => id === groupId)
  if (groupId !== undefined && !group) throw new Problem('not_found')
  const rows = await queries.pageOfDocuments(db, filter, { limit, offset: (page - 1) * limit })
  const isCounted = filter.search === undefined && !(isTrash && group)
  const stored = isTrash ? usage.trashed : (group ?? usage).documents
  const data = await shown(db, rows, now)
  return {
    ...{ data, userDocument: data, categories, page, limit },
    count: isCounted ? stored : await queries.countFound(db, filter),
    ...{ usedBytes: usage.bytes, documents: usage.documents, trashed: usage.trashed },
    quotaBytes: settings.lockerQuotaMb * MEGABYTE,
    fileMaxBytes: settings.lockerFileMb * MEGABYTE,
    trashDays: settings.lockerTrashDays,
  }
}

export const changeDocument = ({ db, actor, now }: SignedIn, { id, name, groupId }: Input<typeof api.changeDocument>) =>
  db.transaction().execute(async (tx) => {
    await lockLocker(tx, actor.id)
    const document = await ownDocument(tx, { id, accountId: actor.id })
    if (!document || (groupId !== null && !(await groupExists(tx, groupId, actor.id)))) throw new Problem('not_found')
    if (kindOfName(name) !== document.kind) throw new Problem('file_type_refused')
    const own = { id, accountId: actor.id, isTrash: false }
    const changed = await queries.updateDocument(tx, own, { name, group_id: groupId })
    if (!changed) throw new Problem('not_found')
    return shownDocument(tx, changed, now)
  })

export const trashDocument = (context: SignedIn, { id }: Input<typeof api.trashDocument>) =>
  moveTrash(context, id, { isTrash: false, trashedAt: context.now })

export const restoreDocument = (context: SignedIn, { id }: Input<typeof api.restoreDocument>) =>
  moveTrash(context, id, { isTrash: true, trashedAt: null })

const moveTrash = (
  { db, actor, now }: SignedIn,
  id: number,
  { isTrash, trashedAt }: { isTrash: boolean; trashedAt: Date | null },
) =>
  db.transaction().execute(async (tx) => {
    await lockLocker(tx, actor.id)
    const moved = await queries.updateDocument(tx, { id, accountId: actor.id, isTrash }, { trashed_at: trashedAt })
    if (!moved) throw new Problem('not_found')
    if (trashedAt) await notifyShareEnded(tx, id, now)
    return shownDocument(tx, moved, now)
  })

/** A link for the owner or for someone it is shared with; the latter is recorded for the owner. */
export async function openDocument(context: SignedIn, { id, use }: Input<typeof api.openDocument>) {
  const { db, services, actor, now } = context
  const document = await documentById(db, id)
  const access = await accessTo(db, document, actor.id, now)
  if (!document || access === undefined) throw new Problem('not_found')
  if (access)
    await db
      .transaction()
      .execute((tx) => insertAccess(tx, { documentId: id, readerId: actor.id, use, subject: access, at: now }))
  const url = signedUrl(services, documentFile, { documentId: id }, { actor, now })
  return { url, name: document.name, kind: document.kind }
}
