import type { exportBookings } from '#contract/bookings/staff.ts'
import type { Input } from '#contract/endpoint.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, MINUTE_MS, startOfDay } from '#server/platform/time.ts'
import type { BookingFilter } from './queries.ts'

const NUMBER = /^[A-Za-z]{2}-\d{2}-\d+$/

/** The request as a query filter. */
export function filterOf(input: Input<typeof exportBookings>, contacts: Contacts, now: Date): BookingFilter {
  const { search, person, mode, state, appeal, credit, from, to } = input
  const typed = search?.trim()
  const isNumber = typed !== undefined && NUMBER.test(typed)
  return {
    number: isNumber ? typed.toUpperCase() : undefined,
    person: isNumber ? undefined : personSearch(typed, contacts),
    personId: person,
    mode,
    state,
    appealed: appeal === 'open',
    creditWithheld: credit === 'withheld',
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
    now,
  }
}

interface Moved {
  entries: readonly { place: string; of: string | null; paise: number }[]
}

/** Total debits and credits of each account over some movements, in order of first appearance. */
export function byAccount(movements: readonly Moved[]) {
  const accounts = new Map<string, { place: string; of: string | null; debitPaise: number; creditPaise: number }>()
  for (const { place, of, paise } of movements.flatMap(({ entries }) => entries)) {
    const key = `${place} ${of}`
    const account = accounts.get(key) ?? { place, of, debitPaise: 0, creditPaise: 0 }
    accounts.set(key, {
      ...account,
      debitPaise: account.debitPaise + Math.max(0, -paise),
      creditPaise: account.creditPaise + Math.max(0, paise),
    })
  }
  return [...accounts.values()]
}

const sumOf = ({ entries }: Moved) => entries.reduce((sum, { paise }) => sum + paise, 0)
export const isBalanced = (movements: readonly Moved[]) => movements.every((movement) => sumOf(movement) === 0)

/** How long both sides were connected, including the current stretch. */
export const msConnected = (flows: readonly { from: Date; to: Date | null }[], now: Date) =>
  flows.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now).getTime() - from.getTime()), 0)

interface Held {
  paidPaise: number
  refundablePaise: number
  minutes: number
  connectedMs: number
}

/** The price of the booked minutes in which the two sides were not connected, at most what is left. */
export function unconnectedPaise({ paidPaise, refundablePaise, minutes, connectedMs }: Held) {
  const bookedMs = minutes * MINUTE_MS
  const share = Math.round((paidPaise * Math.max(0, bookedMs - connectedMs)) / bookedMs)
  return Math.min(refundablePaise, share)
}
