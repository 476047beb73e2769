import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface Held {
  id: number | null
  promoPaise: number
  walletPaise: number
}

export async function setAside(
  tx: Tx,
  { key, of, paise, until, at }: { key: string; of: number; paise: number; until: Date; at: Date },
): Promise<Held> {
  const { rows } = await sql<Held>`
    select hold_id as id, promo_paise as "promoPaise", wallet_paise as "walletPaise"
    from ledger_hold(${key}, ${of}::bigint, ${paise}::bigint, ${until}::timestamptz, ${at}::timestamptz)`.execute(tx)
  return rows[0]!
}

interface Extended {
  state: 'open' | 'posted' | 'voided' | 'lapsed' | 'short' | null
  promoPaise: number
  walletPaise: number
}

export async function changeHold(
  tx: Tx,
  { holdId, paise, until, at }: { holdId: number; paise?: number | undefined; until?: Date | undefined; at: Date },
): Promise<Extended> {
  const { rows } = await sql<Extended>`
    select state, promo_paise as "promoPaise", wallet_paise as "walletPaise"
    from ledger_extend(${holdId}::bigint, ${paise ?? null}::bigint, ${until ?? null}::timestamptz, ${at}::timestamptz)
  `.execute(tx)
  return rows[0]!
}

/** Locks balances before the hold, in the common order. */
export async function giveBack(tx: Tx, holdId: number, at: Date) {
  await sql`
    select ledger_lock(array['promo', 'wallet'], array[owner_id, owner_id], ${at}::timestamptz)
    from ledger_holds where id = ${holdId} and state = 'open'`.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('ledger_holds')
    .set({ state: 'voided', settled_at: at })
    .where('id', '=', holdId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Owners of expired holds that were not released yet. */
export const ownersOfLapsed = async (db: Db, at: Date, limit: number) =>
  (
    await db
      .selectFrom('ledger_holds')
      .select('owner_id as ownerId')
      .distinct()
      .where('state', '=', 'open')
      .where('until', '<=', at)
      .limit(limit)
      .execute()
  ).map(({ ownerId }) => ownerId)

export const giveUpLapsed = (tx: Tx, ownerId: number, at: Date) =>
  sql`select ledger_lock(array['promo', 'wallet'], array[${ownerId}, ${ownerId}]::bigint[], ${at}::timestamptz)`.execute(
    tx,
  )
