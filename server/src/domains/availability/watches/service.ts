import type { Input } from '#contract/endpoint.ts'
import { SLOT_DAYS_MAX } from '#contract/limits.ts'
import type * as api from '#contract/watches.ts'
import { tell } from '#server/domains/notices/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import { freeSlots } from '../service.ts'
import * as queries from './queries.ts'

const DAY_MS = 86_400_000
const WATCHES_AT_ONCE = 2000

type Wish = Pick<Input<typeof api.watchSlots>, 'consultantId' | 'mode' | 'minutes' | 'fromDay' | 'toDay'>

export const listSlotWatches = async ({ db, actor }: SignedIn) => ({
  watches: await queries.openWatchesOf(db, actor.id),
})

export async function watchSlots({ db, actor, now }: SignedIn, wish: Input<typeof api.watchSlots>) {
  const first = await firstFree(db, wish, now)
  if (first === undefined) throw new Problem('not_found')
  if (first) throw new Problem('time_is_free')
  return db.transaction().execute((tx) => queries.keepWatch(tx, { ...wish, customerId: actor.id, now }))
}

export async function unwatchSlots({ db, actor, now }: SignedIn, { id }: Input<typeof api.unwatchSlots>) {
  if (!(await queries.closeWatch(db, actor.id, id, now))) throw new Problem('not_found')
  return {}
}

/** The first free time in those days; null where there is none, undefined where nobody can be booked. */
async function firstFree(
  db: Db,
  { consultantId, mode, minutes, fromDay, toDay }: Omit<Wish, 'minutes'> & { minutes: number },
  now: Date,
) {
  const days = Math.min((Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS + 1, SLOT_DAYS_MAX)
  const free = await freeSlots(db, consultantId, { mode, minutes, fromDay, days }, now)
  return free && (free.consultantSlots.flatMap(({ slots }) => slots)[0]?.startsAt ?? null)
}

/** Looks through all that wait, whatever freed the time: a cancellation, a hold that lapsed, longer hours. */
export async function tellWatchers(house: House, now: Date) {
  const { db, log } = house
  await queries.closePast(db, new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10), now)
  for (const watch of await queries.openWatches(db, WATCHES_AT_ONCE))
    try {
      const startsAt = await firstFree(db, watch, now)
      if (startsAt) await db.transaction().execute((tx) => tellWatcher(tx, watch, startsAt, now))
    } catch (error) {
      log.error({ err: error, watch: watch.id }, 'somebody who waits for a time could not be told')
    }
}

type Waiting = Awaited<ReturnType<typeof queries.openWatches>>[number]

async function tellWatcher(tx: Tx, watch: Waiting, startsAt: Date, now: Date) {
  if (!(await queries.closeAsTold(tx, watch.id, now))) return
  const { customerId, slug, name, mode, minutes, timeZone, consultantZone } = watch
  const params = {
    ...{ slug, name, mode, minutes, startsAt: startsAt.toISOString() },
    ...{ zone: timeZone, zoneSaid: timeZone !== consultantZone },
  }
  await tell(tx, now, { accountId: customerId, message: 'slot_freed', params, timeZone })
}
