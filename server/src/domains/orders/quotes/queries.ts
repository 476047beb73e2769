import type { Db, Tx } from '#server/platform/db/db.ts'

export const consultantsNamed = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select(['consultants.id', 'accounts.name', 'consultants.slug'])
    .where('consultants.id', 'in', ids)
    .execute()

const STATE = ['states.code', 'states.title_english', 'states.title_hindi'] as const

export const stateByCode = (db: Db | Tx, code: string) =>
  db.selectFrom('states').select(STATE).where('code', '=', code).executeTakeFirst()

/** Accounts store the name of their state, as people and PIN codes write it. */
export const stateOfAccount = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts')
    .innerJoin('states', 'states.title_english', 'accounts.state')
    .select(STATE)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()

/** The billing details of a buyer's last invoice; talks are ignored, because they ask for none. */
export const lastBillingOf = (db: Db | Tx, buyerId: number) =>
  db
    .selectFrom('orders')
    .select(['billing_name as name', 'billing_gstin as gstin', 'billing_address as address'])
    .where('buyer_id', '=', buyerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines')
          .select('order_lines.id')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where('order_lines.kind', '<>', 'talk'),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
