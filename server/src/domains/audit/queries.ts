import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { startingWith } from '#server/platform/db/like.ts'
import type { AuditEntries } from '#server/platform/db/schema.gen.ts'
import type { AuditFilter } from './rules.ts'

export const insertEntry = (tx: Tx, row: Insertable<AuditEntries>) =>
  tx.insertInto('audit_entries').values(row).execute()

export const STAFF_CHANGED = 'staff_changed'
/** Once the transaction has committed, every process renders its pages again. */
export const notifyPages = (tx: Tx) => sql`select pg_notify(${STAFF_CHANGED}, '')`.execute(tx)

/** Staff actions on a subject, oldest first. */
export const staffActionsOn = (db: Db | Tx, subject: { kind: string; id: number }) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('accounts', 'accounts.id', 'actor_id')
    .select(['at', 'action', 'accounts.name as by', 'reason'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', String(subject.id))
    .orderBy('at')
    .orderBy('audit_entries.id')
    .execute()

const matching = (db: Db, filter: AuditFilter) =>
  db
    .selectFrom('audit_entries as entry')
    .where((where) =>
      where.and([
        ...(filter.words || filter.typed ? [found(filter)] : []),
        ...(filter.action
          ? [where.or([where('action', '=', filter.action), where('action', 'like', beginning(filter.action))])]
          : []),
        ...(filter.actions ? [sql<boolean>`entry.action = any(${filter.actions})`] : []),
        ...(filter.actor === 'system' ? [where('actor_id', 'is', null)] : []),
        ...(typeof filter.actor === 'number' ? [where('actor_id', '=', filter.actor)] : []),
        ...(filter.subject ? [where('subject_kind', '=', filter.subject.kind)] : []),
        ...(filter.subject?.id ? [where('subject_id', '=', filter.subject.id)] : []),
        ...(filter.from ? [where('at', '>=', filter.from)] : []),
        ...(filter.before ? [where('at', '<', filter.before)] : []),
      ]),
    )

const beginning = (noun: string) => startingWith(`${noun}.`)

/** Staff are few, so names are looked up rather than stored with every entry. */
const found = ({ words, typed }: AuditFilter) =>
  words
    ? sql<boolean>`(entry.words @@ ${words}::tsquery or entry.request_id = ${typed} or entry.actor_id in (
        select id from accounts where type = 'admin' and to_tsvector('simple', name) @@ ${words}::tsquery))`
    : sql<boolean>`false`

const COLUMNS = [
  'entry.id',
  'entry.at',
  'entry.actor_id as actorId',
  'entry.actor_type as actorType',
  'accounts.name as actorName',
  'accounts.staff_role as actorRole',
  'entry.action',
  'entry.subject_kind as subjectKind',
  'entry.subject_id as subjectId',
  'entry.before',
  'entry.after',
  'entry.reason',
  'entry.request_id as requestId',
  'entry.address',
] as const

export interface AuditView {
  descending: boolean
  limit: number
  offset: number
}

export const entriesMatching = (db: Db, filter: AuditFilter, { descending, limit, offset }: AuditView) =>
  matching(db, filter)
    .leftJoin('accounts', 'accounts.id', 'entry.actor_id')
    .select(COLUMNS)
    .orderBy('entry.at', descending ? 'desc' : 'asc')
    .orderBy('entry.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: AuditFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('entry.id').limit(most).as('matching'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** A batch of an export, newest first, continuing below the last entry of the previous batch. */
export const exportPart = (db: Db, filter: AuditFilter, below: { at: Date; id: number } | undefined, limit: number) =>
  matching(db, filter)
    .leftJoin('accounts', 'accounts.id', 'entry.actor_id')
    .select(COLUMNS)
    .$if(below !== undefined, (query) => query.where(sql<boolean>`(entry.at, entry.id) < (${below?.at}, ${below?.id})`))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()

/** What people call the rows of a table. */
/** Where the name in the second column is missing, the one in the first. */
export const namesIn = async (
  db: Db,
  { table, columns: [first, second = first] }: { table: string; columns: readonly [string, string | undefined] },
  ids: readonly number[],
) =>
  (
    await sql<{ id: number; name: string | null }>`
      select id, coalesce(nullif(${sql.ref(second)}, ''), ${sql.ref(first)}) as name from ${sql.table(table)} where id = any(${ids})`.execute(
      db,
    )
  ).rows

export interface Link {
  position: number
  entryId: number
  hash: Buffer
  /** The hashed text, rebuilt from the current entry; null if the entry is gone. */
  text: string | null
}

/** The text is built here and not by the database's own function, which someone forging entries could change. */
export const linksAfter = async (db: Db, position: number, limit: number) =>
  (
    await sql<Link>`
      select link.position, link.entry_id as "entryId", link.hash, case when entry.id is not null then jsonb_build_array(
        entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.actor_type, entry.action,
        entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.reason, entry.request_id, entry.address
      )::text end as text
      from audit_chain link left join audit_entries entry on entry.id = link.entry_id
      where link.position > ${position} order by link.position limit ${limit}`.execute(db)
  ).rows

export const unchainedEntry = (db: Db) =>
  db
    .selectFrom('audit_entries as entry')
    .leftJoin('audit_chain as link', 'link.entry_id', 'entry.id')
    .where('link.position', 'is', null)
    .select('entry.id')
    .orderBy('entry.id')
    .limit(1)
    .executeTakeFirst()
