import type { Input } from '#contract/endpoint.ts'
import type { exportCalls } from '#contract/talks/staff.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'

/** Days in India, inclusive. */
const indiaDays = (from: string | undefined, to: string | undefined) => ({
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

/** The request as a filter of calls. */
export const filterOf = ({ state, search, person, kind, from, to }: Input<typeof exportCalls>, contacts: Contacts) => ({
  ...{ live: state === 'all' ? undefined : state === 'live', search, contacts, personId: person, kind },
  ...indiaDays(from, to),
})
