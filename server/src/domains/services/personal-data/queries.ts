import { eraseFromMessages } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

export async function servicesForExport(db: Db | Tx, accountId: number) {
  const offered = await db
    .selectFrom('services')
    .select(['id', 'title_english', 'title_hindi', 'delivered_english', 'delivered_hindi', 'days', 'state'])
    .select(['price_paise as pricePaise', 'milestones', 'created_at as createdAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  const packages = await db
    .selectFrom('service_packages as package')
    .innerJoin('services', 'services.id', 'package.service_id')
    .select(['package.id', 'service_id as serviceId', 'package.title_english', 'package.title_hindi', 'package.days'])
    .select(['package.delivered_english', 'package.delivered_hindi', 'package.price_paise as pricePaise'])
    .where('services.consultant_id', '=', accountId)
    .orderBy('package.id')
    .execute()
  const orders = await db
    .selectFrom('service_orders')
    .select(['id', 'number', 'order_id as orderId', 'state', 'brief', 'ordered_at as orderedAt', 'due_on as dueOn'])
    .select(['done_at as doneAt', 'cancelled_at as cancelledAt'])
    .where((eb) => eb.or([eb('buyer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .orderBy('id')
    .execute()
  const written = await db
    .selectFrom('service_order_entries')
    .select(['service_order_id as serviceOrderId', 'kind', 'body', 'at'])
    .where('by_id', '=', accountId)
    .orderBy('id')
    .execute()
  return { offered, packages, orders, written }
}

/** Orders of an account with their other side, who was notified with the name of the account. */
const sharedWith = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('service_orders')
    .select((eb) => [
      'id',
      eb
        .case()
        .when('buyer_id', '=', accountId)
        .then(eb.ref('consultant_id'))
        .else(eb.ref('buyer_id'))
        .end()
        .as('other'),
    ])
    .where((eb) => eb.or([eb('buyer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .execute()

/**
 * Withdraws all services and erases what the person wrote. Sold ones keep their title, which is on the invoice, but not
 * the description; the fact that they were ordered and paid stays.
 */
export async function eraseServices(tx: Tx, accountId: number, now: Date) {
  await eraseFromMessages(tx, { param: 'serviceOrderId', rows: await sharedWith(tx, accountId) })
  await tx
    .deleteFrom('services')
    .where('consultant_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('service_orders').select('id').whereRef('service_id', '=', 'services.id'))),
    )
    .execute()
  const emptied = { delivered_english: '–', delivered_hindi: '–', milestones: '[]' }
  await tx
    .updateTable('services')
    .set({ ...emptied, state: 'withdrawn', updated_at: now })
    .where('consultant_id', '=', accountId)
    .execute()
  await tx
    .updateTable('service_packages')
    .set({ ...emptied, title_english: '–', title_hindi: '–', offered: false })
    .where('service_id', 'in', tx.selectFrom('services').select('id').where('consultant_id', '=', accountId))
    .execute()
  await tx
    .updateTable('service_order_milestones')
    .set({ title_english: '–', title_hindi: '–' })
    .where(
      'service_order_id',
      'in',
      tx.selectFrom('service_orders').select('id').where('consultant_id', '=', accountId),
    )
    .execute()
  await tx
    .updateTable('service_orders')
    .set({ delivered_english: '–', delivered_hindi: '–' })
    .where('consultant_id', '=', accountId)
    .execute()
  await tx
    .updateTable('service_orders')
    .set({ brief: '–' })
    .where('buyer_id', '=', accountId)
    .where('brief', '<>', '')
    .execute()
  await tx.updateTable('service_order_entries').set({ body: '' }).where('by_id', '=', accountId).execute()
}

/** An account with a service in progress cannot be deleted, on either side. */
export const hasServicesLeft = async (db: Db | Tx, accountId: number) =>
  (await db
    .selectFrom('service_orders')
    .select('id')
    .where('state', 'not in', ['done', 'cancelled'])
    .where((eb) => eb.or([eb('buyer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .limit(1)
    .executeTakeFirst())
    ? ('services_left' as const)
    : undefined
