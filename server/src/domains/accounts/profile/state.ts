import { sql } from 'kysely'
import type { Tx } from '#server/platform/db.ts'

/**
 * Remembers the state a customer gave while paying, so that it is asked once. A profile that already names a state of India keeps
 * it: an order may be billed elsewhere.
 */
export const rememberState = (tx: Tx, accountId: number, { code, at }: { code: string; at: Date }) =>
  tx
    .updateTable('accounts')
    .from('states')
    .set({ state: sql<string>`states.title_english`, updated_at: at })
    .where('accounts.id', '=', accountId)
    .where('states.code', '=', code)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('states as known').whereRef('known.title_english', '=', 'accounts.state').select('known.code'),
        ),
      ),
    )
    .execute()
