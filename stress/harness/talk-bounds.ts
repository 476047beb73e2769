import type { PageLog } from './talk-page.ts'
import { overlap, type Span } from './talk-spans.ts'

/** Not heard for so long is lost; the figure of the house, written down again on purpose. */
const LEASE_MS = 6_000

/**
 * The most that can have been counted of a side: while it said that it is connected, and where it was lost without a word a
 * lease longer, unless it sat down anew before or the talk was over.
 */
const atMost = ({ said, sat }: PageLog, endedAt: number): Span[] =>
  said.map(({ most: { from, to }, broken }) => {
    if (!broken) return { from, to }
    const next = sat.find((at) => at > to) ?? Number.POSITIVE_INFINITY
    return { from, to: Math.max(to, Math.min(to + LEASE_MS, next, endedAt)) }
  })

/**
 * The least: between two answers of a server. A server that dies takes along what it heard and had not written, and one that
 * lost sight of a side says so a moment later: both within a lease.
 */
const atLeast = ({ said }: PageLog): Span[] =>
  said.flatMap(({ least, broken }) => (least ? [{ from: least.from, to: least.to - (broken ? 2 * LEASE_MS : 0) }] : []))

/** Between which milliseconds the bill of a talk lies, by nothing but the diaries of its two pages. */
export const boundsOf = (customer: PageLog, consultant: PageLog, endedAt: number) => ({
  most: overlap(atMost(customer, endedAt), atMost(consultant, endedAt)),
  least: overlap(atLeast(customer), atLeast(consultant)),
})

/** Whether a page was told of this instant, or had asked something that was never answered with one. */
export const isKnown = (at: number, ...logs: PageLog[]) =>
  logs.some(({ told, untold }) => told.has(at) || untold.some(({ from, to }) => from <= at && at <= to))
