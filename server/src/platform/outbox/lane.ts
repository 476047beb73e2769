import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'
import type { Deliver } from './delivery.ts'
import type { Channel } from './message.ts'
import { messageNamed } from './messages.ts'
import { claimDue, type OutgoingRow, settle, tryAgainAt } from './queries.ts'
import { afterFailure, channels, LEASE_MS } from './rules.ts'
import { tryDelivery } from './try-delivery.ts'

export interface LaneOptions {
  channel: Channel
  db: Db
  now: () => Date
  log: FastifyBaseLogger
  deliver: Deliver
}

/** Sends the messages of one channel, a few at once, sharing the work with other processes. */
export function createLane({ channel, db, now, log, deliver }: LaneOptions) {
  const underway = new Set<Promise<void>>()
  const alarms = new Set<NodeJS.Timeout>()
  let round: Promise<boolean> | undefined
  let nextRound: Promise<boolean> | undefined
  let stopped = false

  /** Claims due rows and returns whether there were any; a call during a round gets one that begins after it. */
  function takeDue(): Promise<boolean> {
    nextRound ??= (round ?? Promise.resolve()).then(() => {
      round = claim()
      nextRound = undefined
      return round
    })
    return nextRound
  }

  async function claim(): Promise<boolean> {
    const free = channels[channel].atOnce - underway.size
    if (stopped || free <= 0) return false
    const at = now()
    try {
      const leaseUntil = new Date(at.getTime() + LEASE_MS)
      const rows = await claimDue(db, { channel, now: at, leaseUntil, limit: free })
      for (const row of rows) begin(row, rows.length === free)
      return rows.length > 0
    } catch (error) {
      if (!stopped) log.warn({ channel, error: (error as Error).message }, 'outbox could not be read')
      return false
    }
  }

  function begin(row: OutgoingRow, moreMayWait: boolean) {
    const sending = attempt(row).finally(() => {
      underway.delete(sending)
      if (moreMayWait) takeDue()
    })
    underway.add(sending)
  }

  async function attempt(row: OutgoingRow) {
    const failure = await tryDelivery(row, deliver, now(), log)
    try {
      await note(row, failure)
    } catch (error) {
      // The row keeps its claim until the lease ends, and is retried after that.
      log.warn({ outbox: row.id, error: (error as Error).message }, 'outbox delivery result could not be saved')
    }
  }

  async function note(row: OutgoingRow, failure: Awaited<ReturnType<typeof tryDelivery>>) {
    const erase = messageNamed(row.message)?.code !== undefined
    if (!failure) return void (await settle(db, row, { state: 'sent', erase, now: now() }))
    const { id, message, attempts, expires_at: expiresAt } = row
    const error = failure.message.slice(0, 300)
    const next = afterFailure({ channel, attempts, expiresAt }, now(), failure.permanent)
    log.warn(
      { outbox: id, channel, message, attempts, error },
      next === 'give up' ? 'outbox delivery failed permanently' : 'outbox delivery failed; will retry',
    )
    if (next === 'give up') return void (await settle(db, row, { state: 'failed', error, erase, now: now() }))
    await tryAgainAt(db, row, next, error)
    wakeIn(next.getTime() - now().getTime())
  }

  function wakeIn(ms: number) {
    if (stopped) return
    const alarm = setTimeout(() => {
      alarms.delete(alarm)
      takeDue()
    }, ms).unref()
    alarms.add(alarm)
  }

  return {
    wake: () => void takeDue(),
    /** Resolves once nothing is due or running. */
    async settled() {
      while ((await takeDue()) || underway.size > 0) await Promise.all(underway)
    },
    /** Claims nothing more and waits for running deliveries; the rest passes to others when the lease ends. */
    async stop(timeoutMs: number) {
      stopped = true
      for (const alarm of alarms) clearTimeout(alarm)
      await round
      const timeout = Promise.withResolvers<void>()
      const timer = setTimeout(timeout.resolve, timeoutMs)
      await Promise.race([Promise.all(underway), timeout.promise])
      clearTimeout(timer)
    },
  }
}
