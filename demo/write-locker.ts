import type { Tx } from '#server/platform/db/db.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { type DemoDocument, demoDocuments, demoFolders } from './locker/documents.ts'
import type { StoredDocuments } from './locker/files.ts'
import { demoLogins } from './people.ts'
import { clockOf, dayAt } from './timeline.ts'

type Owner = DemoDocument['owner']
const OWNERS = Object.keys(demoFolders) as Owner[]
const TYPES = { customer: 'user', consultant: 'consultant' } as const

interface Lockers {
  tx: Tx
  now: Date
  stored: StoredDocuments
  owners: Record<Owner, number>
}

/** Folders of the two logins, and documents in them, some shared with the other; the bookings exist already. */
export async function writeLocker(tx: Tx, stored: StoredDocuments, now: Date) {
  const owners = { customer: await loginOf(tx, 'customer'), consultant: await loginOf(tx, 'consultant') }
  const lockers = { tx, now, stored, owners }
  for (const owner of OWNERS) {
    const folders = await writeFolders(lockers, owner)
    for (const [index, document] of demoDocuments.entries())
      if (document.owner === owner) await writeDocument(lockers, document, folders.get(document.folder ?? ''), index)
  }
}

const loginOf = async (tx: Tx, owner: Owner) =>
  (
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('mobile', '=', demoLogins[owner])
      .where('type', '=', TYPES[owner])
      .executeTakeFirstOrThrow()
  ).id

async function writeFolders({ tx, now, owners }: Lockers, owner: Owner) {
  const rows = await tx
    .insertInto('locker_groups')
    .values(
      demoFolders[owner].map((title, index) => ({
        ...{ account_id: owners[owner], title, created_at: dayAt(now, 63, clockOf(index)) },
      })),
    )
    .returning(['id', 'title'])
    .execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

async function writeDocument(lockers: Lockers, document: DemoDocument, folderId: number | undefined, index: number) {
  const { tx, now, stored, owners } = lockers
  const file = stored.get(document.name)
  if (!file) return
  const at = dayAt(now, document.daysAgo, clockOf(index))
  const { id } = await tx
    .insertInto('locker_documents')
    .values({
      ...{ account_id: owners[document.owner], group_id: folderId ?? null, name: document.name, kind: 'pdf' },
      ...{ bytes: file.bytes, file_id: file.fileId, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('stored_files').set({ claimed_at: at }).where('id', '=', file.fileId).execute()
  if (document.paper)
    await tx
      .insertInto('locker_papers')
      .values({ consultant_id: owners.consultant, kind: document.paper, document_id: id, submitted_at: at })
      .execute()
  const subject = document.sharedInto && (await subjectOf(lockers, document.sharedInto))
  if (!subject) return
  const about = { document_id: id, subject_kind: subject.kind, subject_id: subject.id }
  await tx
    .insertInto('locker_shares')
    .values({ ...about, shared_at: minutesAfter(at, 3) })
    .execute()
  const other = document.owner === 'customer' ? owners.consultant : owners.customer
  await tx
    .insertInto('locker_accesses')
    .values({ ...about, reader_id: subject.readerId ?? other, use: 'preview', at: minutesAfter(at, 40) })
    .execute()
}

interface Subject {
  kind: string
  id: number
  /** Who opened it, if not the other login. */
  readerId?: number
}

/** What a document is shared into; undefined if the demo data has none. */
async function subjectOf(
  { tx, owners }: Lockers,
  into: NonNullable<DemoDocument['sharedInto']>,
): Promise<Subject | undefined> {
  const between = { customer_id: owners.customer, consultant_id: owners.consultant }
  if (into === 'session') {
    const session = tx
      .selectFrom('bookings')
      .select('id')
      .where((where) => where.and(between))
    const next = await session.where('state', '=', 'confirmed').orderBy('during').limit(1).executeTakeFirst()
    return next && { kind: 'booking', id: next.id }
  }
  if (into === 'dispute') {
    const disputed = tx
      .selectFrom('service_orders')
      .select(['id', 'buyer_id as readerId'])
      .where('state', '=', 'disputed')
    const found = await disputed.where('consultant_id', '=', owners.consultant).executeTakeFirst()
    return found && { kind: 'service_order', ...found }
  }
  if (into === 'service') {
    const service = tx.selectFrom('service_orders').select('id').where('buyer_id', '=', owners.customer)
    const open = service.where('consultant_id', '=', owners.consultant).where('state', '=', 'delivered')
    const found = await open.executeTakeFirst()
    return found && { kind: 'service_order', id: found.id }
  }
  const question = tx
    .selectFrom('questions')
    .select('id')
    .where((where) => where.and(between))
  const found = await question.where('title', '=', into.question).executeTakeFirst()
  return found && { kind: 'question', id: found.id }
}
