import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'

/** After the others; beyond the limit a constraint refuses it. */
export const insertPhoto = (tx: Tx, productId: number, path: string, at: Date) =>
  tx
    .insertInto('product_photos')
    .values({
      ...{ product_id: productId, path, created_at: at },
      position: sql<number>`1 + coalesce((select max(position) from product_photos where product_id = ${productId}), 0)`,
    })
    .execute()

interface Photo {
  id: number
  alt_english: string
  alt_hindi: string
}

export const updatePhoto = (tx: Tx, { id, alt_english, alt_hindi }: Photo, position: number) =>
  tx.updateTable('product_photos').set({ alt_english, alt_hindi, position }).where('id', '=', id).execute()

export const deletePhotos = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom('product_photos')
    .where('id', 'in', [0, ...ids])
    .execute()
