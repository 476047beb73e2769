import type { Db, Tx } from '#server/platform/db/db.ts'

export const termsOf = (db: Db | Tx, consultantId: number) =>
  db
    .selectFrom('product_sellers')
    .select(['name', 'address', 'gstin', 'shipping_paise as shippingPaise', 'pincodes'])
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst()

interface Terms {
  name: string
  address: string
  gstin: string
  shippingPaise: number
  pincodes: string[]
}

export const saveTerms = (tx: Tx, consultantId: number, { shippingPaise, ...terms }: Terms, at: Date) => {
  const row = { ...terms, shipping_paise: shippingPaise, updated_at: at }
  return tx
    .insertInto('product_sellers')
    .values({ consultant_id: consultantId, ...row })
    .onConflict((known) => known.column('consultant_id').doUpdateSet(row))
    .execute()
}
