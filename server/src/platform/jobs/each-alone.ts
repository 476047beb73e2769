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

interface Due {
  id: number
  at: Date
}

/** What has come due, oldest first, after those that were seen already. */
export interface DuePage {
  after: Due | undefined
  limit: number
}

interface Sweep {
  find: (page: DuePage) => Promise<Due[]>
  failure: string
  atOnce?: number
}

/** All that is due: those that failed before keep none of the others waiting. */
export async function eachDue(
  services: Services,
  { find, failure, atOnce = 200 }: Sweep,
  operation: Operation<number>,
) {
  for (let after: Due | undefined; ; ) {
    const due = await find({ after, limit: atOnce })
    const ids = due.map(({ id }) => id)
    await eachAlone(services, ids, failure, operation)
    if (due.length < atOnce) return
    after = due.at(-1)
  }
}
