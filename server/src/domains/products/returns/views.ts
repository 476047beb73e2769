import type { Db, Tx } from '#server/platform/db/db.ts'
import { eventsOf, latestReturns } from './queries.ts'

/** The latest return of each shipment with its history, by shipment. */
export async function returnsOfShipments(db: Db | Tx, shipmentIds: readonly number[]) {
  const rows = await latestReturns(db, shipmentIds)
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ shipmentId, name, address, ...row }) => [
      shipmentId,
      {
        ...row,
        returnTo: row.state === 'accepted' && name !== null && address !== null ? { name, address } : null,
        events: events.filter(({ returnId }) => returnId === row.id).map(({ returnId: _, ...event }) => event),
      },
    ]),
  )
}
