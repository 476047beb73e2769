import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/notifications/deliveries.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { messageBrand } from '#server/domains/settings/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import type { Brand } from '#server/platform/outbox/message.ts'
import { readRewording } from '../templates/rewording.ts'
import { deliveriesFile, filterOf, stateOf } from './files.ts'
import * as queries from './queries.ts'
import { textOf } from './rules.ts'

export async function listDeliveries(context: SignedIn, input: Input<typeof api.listDeliveries>) {
  const { db, contacts, settings, services, now } = context
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts)
  const [rows, count] = await Promise.all([
    queries.deliveriesMatching(db, filter, { descending: sort === '-created', limit, offset: (page - 1) * limit }),
    queries.countDeliveries(db, filter, COUNTED_TO + 1),
  ])
  const reword = await readRewording(services.db, now, services.log)
  const brand = { ...messageBrand(settings), publicUrl: services.config.publicUrl, reword }
  const data = rows.map((row) => shown(row, brand))
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

function shown(row: queries.DeliveryRow, brand: Brand) {
  const { id, channel, recipient, message, state, attempts, error, createdAt, nextTryAt, settledAt } = row
  const { personId, personName, personMobile } = row
  return {
    ...{ id, channel, message, attempts, error, createdAt, settledAt },
    mobile: channel === 'sms' ? recipient : null,
    email: channel === 'mail' ? recipient : null,
    person: personId === null ? null : { id: personId, name: personName!, mobile: personMobile! },
    text: textOf(row, brand),
    state: stateOf(state),
    nextAt: state === 'waiting' ? nextTryAt : null,
  }
}

export async function exportDeliveries(context: SignedIn, filter: Input<typeof api.exportDeliveries>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'deliveries.exported', after: filter }))
  return { url: signedUrl(services, deliveriesFile, filter, { actor, now }) }
}
