import type { Input } from '#contract/endpoint.ts'
import type { exportCalls } from '#contract/talks/staff.ts'
import type { Contacts } from '#server/platform/http/context.ts'

const DAY_MS = 86_400_000
const INDIA_MS = 5.5 * 3_600_000
const beginning = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_MS)

/** Days in India, inclusive. */
const indiaDays = (from: string | undefined, to: string | undefined) => ({
  from: from ? beginning(from) : undefined,
  before: to ? new Date(beginning(to).getTime() + DAY_MS) : undefined,
})

/** The request as a filter of calls. */
export const filterOf = ({ state, search, kind, from, to }: Input<typeof exportCalls>, contacts: Contacts) => ({
  ...{ live: state === 'live', search, contacts, kind },
  ...indiaDays(from, to),
})
