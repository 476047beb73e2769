import type { Input } from '#contract/endpoint.ts'
import type { exportMovements } from '#contract/ledger.ts'
import { wordsOf } from '#server/domains/accounts/service.ts'
import { endOfDay, startOfDay } from '#server/platform/india.ts'
import type { MovementFilter } from './queries.ts'

/** What was asked for, as the database is asked. */
export function filterOf(wish: Input<typeof exportMovements>): MovementFilter {
  const typed = wish.search?.trim() || undefined
  const number = /^(?:#|JE-?)?(\d{1,15})$/i.exec(typed ?? '')?.[1]
  return {
    typed,
    number: number === undefined ? undefined : Number(number),
    words: typed && wordsOf(typed),
    kind: wish.kind || undefined,
    account: wish.account,
    from: wish.from ? startOfDay(wish.from) : undefined,
    before: wish.to ? endOfDay(wish.to) : undefined,
  }
}
