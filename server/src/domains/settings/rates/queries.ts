import type { RateKind } from '#contract/settings/rates.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const allRates = (db: Db | Tx) =>
  db
    .selectFrom('rates')
    .leftJoin('accounts', 'accounts.id', 'rates.set_by')
    .select([
      'kind',
      'from_on as fromOn',
      'rate_bp as rateBp',
      'tax_code as taxCode',
      'set_at as setAt',
      'accounts.name as setBy',
      'rates.reason',
    ])
    .orderBy('kind')
    .orderBy('from_on', 'desc')
    .$narrowType<{ kind: RateKind }>()
    .execute()

interface NewRate {
  kind: RateKind
  fromOn: string
  rateBp: number
  taxCode: string | null
  reason: string
  setBy: number
  setAt: Date
}

export const insertRate = (tx: Tx, { kind, fromOn, rateBp, taxCode, reason, setBy, setAt }: NewRate) =>
  tx
    .insertInto('rates')
    .values({ kind, from_on: fromOn, rate_bp: rateBp, tax_code: taxCode, reason, set_by: setBy, set_at: setAt })
    .execute()

/** Only rates that start after today can be deleted. */
export const deleteComing = (tx: Tx, { kind, fromOn, today }: { kind: RateKind; fromOn: string; today: string }) =>
  tx
    .deleteFrom('rates')
    .where('kind', '=', kind)
    .where('from_on', '=', fromOn)
    .where('from_on', '>', today)
    .returning('rate_bp as rateBp')
    .executeTakeFirst()
