import type { Input } from '#contract/endpoint.ts'
import type { exportCalls } from '#contract/talks-staff.ts'

const DAY_MS = 86_400_000
const INDIA_MS = 5.5 * 3_600_000
const beginning = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_MS)

/** Days as India counts them, both included. */
const indiaDays = (from: string | undefined, to: string | undefined) => ({
  from: from ? beginning(from) : undefined,
  before: to ? new Date(beginning(to).getTime() + DAY_MS) : undefined,
})

/** What staff ask for, as the calls are looked up. */
export const filterOf = ({ state, search, kind, from, to }: Input<typeof exportCalls>) => ({
  ...{ live: state === 'live', search, kind },
  ...indiaDays(from, to),
})
