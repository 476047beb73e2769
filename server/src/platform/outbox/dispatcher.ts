import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'
import type { Signals } from '../db/signals.ts'
import type { Deliver } from './delivery.ts'
import { createLane } from './lane.ts'
import type { Channel } from './message.ts'

export interface DispatcherOptions {
  db: Db
  now: () => Date
  log: FastifyBaseLogger
  signals: Signals
  deliver: Record<Channel, Deliver>
}

/** For work without a notification: a claim of a process that died, a retry of one that was closed. */
const POLL_MS = 15_000
const TIMEOUT_MS = 4_000

/** Sends what is in the outbox. Every process has one; they share the work. */
export function createDispatcher({ signals, deliver, ...rest }: DispatcherOptions) {
  const lanes = Object.entries(deliver).map(
    ([name, hand]) => [name, createLane({ channel: name as Channel, deliver: hand, ...rest })] as const,
  )
  let poll: NodeJS.Timeout | undefined
  const wake = (channel: string) => {
    for (const [name, lane] of lanes) if (channel === name || channel === '') lane.wake()
  }
  signals.on('outbox', wake)
  return {
    /** Checks for work now instead of waiting for a notification. */
    wake: () => wake(''),
    start() {
      poll = setInterval(wake, POLL_MS, '').unref()
      wake('')
    },
    /** Resolves once everything due was sent or has failed; for tests and the demo inbox. */
    settled: async () => void (await Promise.all(lanes.map(([, lane]) => lane.settled()))),
    async stop() {
      clearInterval(poll)
      await Promise.all(lanes.map(([, lane]) => lane.stop(TIMEOUT_MS)))
    },
  }
}
export type Dispatcher = ReturnType<typeof createDispatcher>
