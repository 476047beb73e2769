import type { PageLog } from './talk-page.ts'
import { overlap, type Span } from './talk-spans.ts'

/** The lease, deliberately duplicated from the app. */
const LEASE_MS = 6_000

/**
 * The maximum that can have been metered for a side: while it reported being connected, plus a lease if it was lost
 * silently, unless it rejoined before or the talk had ended.
 */
const atMost = ({ said, joinedAt }: PageLog, endedAt: number): Span[] =>
  said.map(({ most: { from, to }, broken }) => {
    if (!broken) return { from, to }
    const next = joinedAt.find((at) => at > to) ?? Number.POSITIVE_INFINITY
    return { from, to: Math.max(to, Math.min(to + LEASE_MS, next, endedAt)) }
  })

/**
 * The minimum: between two responses of a server. A server that dies loses beats it had not written, and one that lost
 * a side notices a moment later: both within a lease.
 */
const atLeast = ({ said }: PageLog): Span[] =>
  said.flatMap(({ least, broken }) => (least ? [{ from: least.from, to: least.to - (broken ? 2 * LEASE_MS : 0) }] : []))

/** The range in milliseconds of a talk's bill, derived only from the logs of its two pages. */
export const boundsOf = (customer: PageLog, consultant: PageLog, endedAt: number) => ({
  most: overlap(atMost(customer, endedAt), atMost(consultant, endedAt)),
  least: overlap(atLeast(customer), atLeast(consultant)),
})

/** Whether a page was told this instant, or had sent a request that was never answered with one. */
export const isKnown = (at: number, ...logs: PageLog[]) =>
  logs.some(({ received, unnotified }) => received.has(at) || unnotified.some(({ from, to }) => from <= at && at <= to))
