import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import { exportDeliveries } from '#contract/notifications/deliveries.ts'
import { personSearch, wholeMobile } from '#server/domains/accounts/public.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { type DeliveryFilter, type DeliveryRow, deliveriesMatching } from './queries.ts'

const storedStates = { queued: 'waiting', sent: 'sent', failed: 'failed' } as const
const shownStates = { waiting: 'queued', sent: 'sent', failed: 'failed' } as const
export const stateOf = (stored: DeliveryRow['state']) => shownStates[stored]

/** A whole number or address is also searched as it was sent: an OTP goes to a number without an account. */
const addressIn = (search: string) =>
  wholeMobile(search) ?? (search.includes('@') ? search.trim().toLowerCase() : undefined)

export function filterOf(input: Input<typeof exportDeliveries>, contacts: Contacts): DeliveryFilter {
  const { search, person, state, channel, from, to } = input
  return {
    person: personSearch(search, contacts),
    address: search && addressIn(search),
    accountId: person,
    state: state && storedStates[state],
    channel,
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}

/** A browser is named by nothing that staff could use. */
const addressOf = ({ channel, recipient }: Pick<DeliveryRow, 'channel' | 'recipient'>) =>
  channel === 'push' ? '' : recipient

/** The signed link contains the filter, so the export matches the list on the screen. */
export const deliveriesFile = signedKind('deliveries.csv', exportDeliveries.input)

const columns: CsvColumns<DeliveryRow> = [
  ['ID', (row) => row.id],
  ['Date', (row) => row.createdAt, 'India time'],
  ['Channel', (row) => row.channel],
  ['To', addressOf],
  ['Person', (row) => row.personName],
  ['Message', (row) => row.message],
  ['Status', (row) => stateOf(row.state)],
  ['Attempts', (row) => row.attempts],
  ['Reason', (row) => row.error],
  ['Sent or failed on', (row) => row.settledAt, 'India time'],
]

export const serveDeliveriesFile = (app: FastifyInstance) =>
  serveSigned(app, deliveriesFile, async ({ services, actor, now, params }) => {
    const filter = filterOf(params, 'shown')
    const rows = inParts((part) => deliveriesMatching(services.db, filter, { descending: true, ...part }))
    return staffCsv('deliveries', { actor, now }, columns, rows)
  })
