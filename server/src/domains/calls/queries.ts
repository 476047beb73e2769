import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { EndedBy, KindName } from './room-kinds.ts'

/** How long both sides were connected, and since when they currently are. */
export interface Flow {
  /** Total of finished stretches. */
  connectedMs: number
  since: Date | null
}

const MS = sql<number>`coalesce(round(sum(extract(epoch from to_at - from_at)) * 1000), 0)::bigint`
const SINCE = sql<Date | null>`max(from_at) filter (where to_at is null)`

export const flowOf = (db: Db | Tx, slug: string): Promise<Flow> =>
  db
    .selectFrom('room_flows')
    .select([MS.as('connectedMs'), SINCE.as('since')])
    .where('room', '=', slug)
    .executeTakeFirstOrThrow()

export const flowsOfRooms = (db: Db | Tx, slugs: readonly string[]) =>
  db
    .selectFrom('room_flows')
    .select(['room', MS.as('connectedMs'), SINCE.as('since')])
    .where('room', 'in', slugs)
    .groupBy('room')
    .execute()

export const insertFlow = (tx: Tx, slug: string, at: Date) =>
  tx.insertInto('room_flows').values({ room: slug, from_at: at }).execute()

/** A stretch of zero length is dropped. */
export async function endFlow(tx: Tx, slug: string, { at, by }: { at: Date; by: EndedBy }) {
  await tx
    .updateTable('room_flows')
    .set({ to_at: sql`greatest(from_at, ${at}::timestamptz)`, ended_by: by })
    .where('room', '=', slug)
    .where('to_at', 'is', null)
    .execute()
  await tx.deleteFrom('room_flows').where('room', '=', slug).whereRef('to_at', '=', 'from_at').execute()
}

interface FlowPeriod {
  from: Date
  /** Null while it is running. */
  to: Date | null
  endedBy: EndedBy | null
}

/** In chronological order. */
export const flowsOf = (db: Db | Tx, kind: KindName, itemId: number): Promise<FlowPeriod[]> =>
  db
    .selectFrom('room_flows')
    .innerJoin('rooms', 'rooms.slug', 'room_flows.room')
    .select(['from_at as from', 'to_at as to', 'ended_by as endedBy'])
    .where('rooms.kind', '=', kind)
    .where('rooms.item_id', '=', itemId)
    .orderBy('from_at')
    .orderBy('room_flows.id')
    .$castTo<FlowPeriod>()
    .execute()

/** Whether a document was shown. */
export const deleteShowing = async (tx: Tx, slug: string) =>
  (await tx.deleteFrom('room_showings').where('room', '=', slug).returning('room').executeTakeFirst()) !== undefined
