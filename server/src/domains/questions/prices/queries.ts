import type { Db, Tx } from '#server/platform/db/db.ts'

export const industryExists = async (db: Db | Tx, id: number) =>
  (await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const priceOfIndustry = async (db: Db | Tx, industryId: number) =>
  (
    await db
      .selectFrom('question_prices')
      .select('price_paise')
      .where('industry_id', '=', industryId)
      .executeTakeFirst()
  )?.price_paise

/** The consultant's fee for a written answer. */
export const writtenFeeOf = async (db: Db | Tx, consultantId: number) =>
  (
    await db
      .selectFrom('consultant_fees')
      .select('fee_paise')
      .where('consultant_id', '=', consultantId)
      .where('mode', '=', 'written')
      .executeTakeFirst()
  )?.fee_paise

interface NewPrice {
  industryId: number
  pricePaise: number
  by: number
  at: Date
}

export const writePrice = (tx: Tx, { industryId, pricePaise, by, at }: NewPrice) =>
  tx
    .insertInto('question_prices')
    .values({ industry_id: industryId, price_paise: pricePaise, changed_by: by, changed_at: at })
    .onConflict((known) =>
      known.column('industry_id').doUpdateSet({ price_paise: pricePaise, changed_by: by, changed_at: at }),
    )
    .execute()

export const dropPrice = (tx: Tx, industryId: number) =>
  tx.deleteFrom('question_prices').where('industry_id', '=', industryId).execute()
