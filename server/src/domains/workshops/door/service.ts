import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/workshops/staff.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { codeHashOf } from '../rules.ts'
import * as queries from './queries.ts'

export async function getDoorList({ db, services }: SignedIn, { id }: Input<typeof api.getDoorList>) {
  const workshop = await queries.doorWorkshop(db, id)
  if (!workshop) throw new Problem('not_found')
  const tickets = (await queries.validTickets(db, id)).map((ticket) => ({
    ...ticket,
    codeHash: codeHashOf(services.secrets, ticket.id),
  }))
  return { workshop, tickets }
}

/**
 * Stores the scans of a device, which may have been offline. Of all scans of a ticket, from all devices, the earliest
 * is the check-in; the others are stored and flagged.
 */
export const sendScans = ({ db, actor, now }: SignedIn, { id, scans }: Input<typeof api.sendScans>) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.doorWorkshop(tx, id))) throw new Problem('not_found')
    const ids = [...new Set(scans.map(({ ticketId }) => ticketId))]
    const tickets = await queries.lockTickets(tx, id, ids)
    const valid = new Set(tickets.filter(({ state }) => state === 'valid').map((ticket) => ticket.id))
    const accepted = scans.filter(({ ticketId }) => valid.has(ticketId))
    if (accepted.length > 0)
      await queries.insertScans(
        tx,
        accepted.map(({ scanId, ticketId, scannedAt }) => ({
          ...{ scan_id: scanId, ticket_id: ticketId, stored_at: now, scanned_by: actor.id },
          // A device whose clock is fast does not scan in the future.
          scanned_at: scannedAt < now ? scannedAt : now,
        })),
      )
    const firsts = new Map((await queries.checkIn(tx, [...valid])).map((first) => [first.ticketId, first]))
    return {
      results: scans.map(({ scanId, ticketId }) => {
        const first = firsts.get(ticketId)
        if (!first) return { scanId, result: 'refused' as const, checkedInAt: null }
        const result = first.scanId === scanId ? ('checked_in' as const) : ('again' as const)
        return { scanId, result, checkedInAt: first.at }
      }),
    }
  })
