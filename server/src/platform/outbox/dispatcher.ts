import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db.ts'
import type { Signals } from '../signals.ts'
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

/** For what no signal tells of: a claim of a process that died, a retry of one that was closed. */
const POLL_MS = 15_000
const PATIENCE_MS = 4_000

/** Sends what lies in the outbox. Every process has one; they share the work. */
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
    /** Looks for work now instead of when it is told to. */
    wake: () => wake(''),
    start() {
      poll = setInterval(wake, POLL_MS, '').unref()
      wake('')
    },
    /** Until everything that is due has been sent or has failed; for tests and for the demo inbox. */
    settled: async () => void (await Promise.all(lanes.map(([, lane]) => lane.settled()))),
    async stop() {
      clearInterval(poll)
      await Promise.all(lanes.map(([, lane]) => lane.stop(PATIENCE_MS)))
    },
  }
}
export type Dispatcher = ReturnType<typeof createDispatcher>
