import type { Db, Tx } from '#server/platform/db/db.ts'

export async function servicesForExport(db: Db | Tx, accountId: number) {
  const offered = await db
    .selectFrom('services')
    .select(['id', 'title_english', 'title_hindi', 'delivered_english', 'delivered_hindi', 'days', 'state'])
    .select(['price_paise as pricePaise', 'created_at as createdAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  const bought = await db
    .selectFrom('service_orders')
    .select(['id', 'order_id as orderId', 'state', 'ordered_at as orderedAt', 'due_on as dueOn', 'done_at as doneAt'])
    .where('buyer_id', '=', accountId)
    .orderBy('id')
    .execute()
  return { offered, bought }
}

/** Withdraws all services. Sold ones keep their title, which is on the invoice, but not the description. */
export async function eraseServices(tx: Tx, consultantId: number, now: Date) {
  await tx
    .deleteFrom('services')
    .where('consultant_id', '=', consultantId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('service_orders').select('id').whereRef('service_id', '=', 'services.id'))),
    )
    .execute()
  await tx
    .updateTable('services')
    .set({ state: 'withdrawn', delivered_english: '–', delivered_hindi: '–', updated_at: now })
    .where('consultant_id', '=', consultantId)
    .execute()
}
