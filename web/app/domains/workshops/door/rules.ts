import type { DoorList, Scan } from '../staff/api.ts'

type DoorTicket = DoorList['tickets'][number]

/** What a device at the door keeps: the downloaded list, and scans that the server has not confirmed. */
export interface Door {
  /** The staff member who downloaded it. */
  owner: number
  list: DoorList
  downloadedAt: number
  queue: Scan[]
}

/** `again`: the ticket was checked in before. */
export type Verdict = { kind: 'checked_in' | 'again'; ticket: DoorTicket } | { kind: 'unknown' }

/** Checks a ticket in on the device; a second scan is queued too, so that the server can flag it. */
export function scanTicket(door: Door, ticket: DoorTicket | undefined, scan: Omit<Scan, 'ticketId'>) {
  if (!ticket) return { door, verdict: { kind: 'unknown' } satisfies Verdict as Verdict }
  const kind = ticket.checkedInAt === null ? 'checked_in' : 'again'
  const tickets = door.list.tickets.map((one) =>
    one.id === ticket.id && one.checkedInAt === null ? { ...one, checkedInAt: scan.scannedAt } : one,
  )
  const queue = [...door.queue, { ...scan, ticketId: ticket.id }]
  return { door: { ...door, list: { ...door.list, tickets }, queue }, verdict: { kind, ticket } as Verdict }
}

/** A newer list from the server; scans that it does not know yet stay checked in. */
export function withList(door: Door | null, list: DoorList, owner: number, at: number): Door {
  const queue = door?.owner === owner ? door.queue : []
  const tickets = list.tickets.map((ticket) => {
    const first = queue.find(({ ticketId }) => ticketId === ticket.id)
    return first && ticket.checkedInAt === null ? { ...ticket, checkedInAt: first.scannedAt } : ticket
  })
  return { owner, list: { ...list, tickets }, downloadedAt: at, queue }
}

export const withoutSent = (door: Door, sent: readonly Scan[]): Door => ({
  ...door,
  queue: door.queue.filter(({ scanId }) => !sent.some((scan) => scan.scanId === scanId)),
})

/** Tickets whose name or number contains the words. */
export function findTickets({ list }: Door, words: string) {
  const wanted = words.trim().toLowerCase()
  return wanted === ''
    ? list.tickets
    : list.tickets.filter(({ name, number }) => `${name} ${number}`.toLowerCase().includes(wanted))
}

/** SHA-256 of a scanned code, as the list has it. */
export async function hashOf(code: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
