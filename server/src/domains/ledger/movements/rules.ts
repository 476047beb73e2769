import type { Input } from '#contract/endpoint.ts'
import type { exportMovements } from '#contract/ledger/endpoints.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import type { MovementFilter } from './queries.ts'

/** The request as a query filter. */
export function filterOf(input: Input<typeof exportMovements>, contacts: Contacts): MovementFilter {
  const typed = input.search?.trim() || undefined
  const number = /^(?:#|JE-?)?(\d{1,15})$/i.exec(typed ?? '')?.[1]
  return {
    typed,
    number: number === undefined ? undefined : Number(number),
    person: personSearch(typed, contacts),
    personId: input.person,
    kind: input.kind || undefined,
    account: input.account,
    from: input.from ? startOfDay(input.from) : undefined,
    before: input.to ? endOfDay(input.to) : undefined,
  }
}
