import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const doorWorkshop = (db: Db | Tx, id: number) =>
  db
    .selectFrom('workshops')
    .select(['id', 'title_english', 'title_hindi', 'starts_at as startsAt'])
    .where('id', '=', id)
    .executeTakeFirst()

export const validTickets = (db: Db, workshopId: number) =>
  db
    .selectFrom('workshop_tickets')
    .select(['id', 'number', 'seat', 'name', 'attended_at as checkedInAt'])
    .where('workshop_id', '=', workshopId)
    .where('state', '=', 'valid')
    .orderBy('seat')
    .execute()

/** Locks the tickets in one order, so that two devices that sync at once wait for each other. */
export const lockTickets = (tx: Tx, workshopId: number, ids: readonly number[]) =>
  tx
    .selectFrom('workshop_tickets')
    .select(['id', 'state'])
    .where('workshop_id', '=', workshopId)
    .where(sql<SqlBool>`id = any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()

interface Scan {
  scan_id: string
  ticket_id: number
  scanned_at: Date
  stored_at: Date
  scanned_by: number
}

export const insertScans = (tx: Tx, scans: readonly Scan[]) =>
  tx
    .insertInto('workshop_scans')
    .values(scans)
    .onConflict((known) => known.column('scan_id').doNothing())
    .execute()

/** The earliest scan of each ticket is its check-in. */
export const checkIn = async (tx: Tx, ticketIds: readonly number[]) =>
  (
    await sql<{ ticketId: number; scanId: string; at: Date }>`with firsts as (
        select distinct on (ticket_id) ticket_id, scan_id, scanned_at from workshop_scans
        where ticket_id = any(${ticketIds}) order by ticket_id, scanned_at, id
      ), checked as (
        update workshop_tickets t set attended_at = f.scanned_at from firsts f
        where t.id = f.ticket_id and t.attended_at is distinct from f.scanned_at)
      select ticket_id as "ticketId", scan_id as "scanId", scanned_at as at from firsts`.execute(tx)
  ).rows
