import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'

type Operation<Item> = (tx: Tx, item: Item) => Promise<unknown>

/** Each in its own transaction: a failure is logged and retried on the next run, and the others continue. */
export async function eachAlone<Item>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  items: readonly Item[],
  failure: string,
  operation: Operation<Item>,
) {
  for (const item of items)
    await db
      .transaction()
      .execute((tx) => operation(tx, item))
      .catch((error: unknown) => log.error({ err: error, item }, failure))
}

export interface Due {
  id: number
}

/** The next rows, after the last one that was seen. */
export interface DuePage<Row extends Due = Due> {
  after: Row | undefined
  limit: number
}

/** For rows that are read oldest first. */
export interface DueAt extends Due {
  at: Date
}

interface Sweep<Row extends Due> {
  find: (page: DuePage<Row>) => Promise<Row[]>
  failure: string
  atOnce?: number
}

/** All that is due: those that failed before keep none of the others waiting. */
export async function eachDue<Row extends Due>(
  services: Pick<Services, 'db' | 'log'>,
  { find, failure, atOnce = 200 }: Sweep<Row>,
  operation: Operation<Row>,
) {
  for (let after: Row | undefined; ; ) {
    const due = await find({ after, limit: atOnce })
    await eachAlone(services, due, failure, operation)
    if (due.length < atOnce) return
    after = due.at(-1)
  }
}
