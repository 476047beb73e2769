import pg from 'pg'

/** Enough for a burst of hundreds of requests; waiting longer would only end in a timeout. */
const MAX_WAITING = 1_000

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool with a bounded queue: beyond it a request is refused immediately. */
export class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected) {
    if (this.waitingCount >= MAX_WAITING) {
      const error = new PoolQueueFull(`more than ${MAX_WAITING} requests wait for a database connection`)
      return callback ? callback(error, undefined, () => {}) : Promise.reject(error)
    }
    return callback ? super.connect(callback) : super.connect()
  }
}

export class PoolQueueFull extends Error {
  override name = 'PoolQueueFull'
}
