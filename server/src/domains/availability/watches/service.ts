import { SLOT_DAYS_MAX } from '#contract/availability/constants.ts'
import type * as api from '#contract/availability/watches.ts'
import type { Input } from '#contract/endpoint.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { freeSlots } from '../service.ts'
import * as queries from './queries.ts'

const WATCHES_AT_ONCE = 2000

type Request = Pick<Input<typeof api.watchSlots>, 'consultantId' | 'mode' | 'minutes' | 'fromDay' | 'toDay'>

export const listSlotWatches = async ({ db, actor }: SignedIn) => ({
  watches: await queries.openWatchesOf(db, actor.id),
})

export async function watchSlots({ db, actor, now }: SignedIn, input: Input<typeof api.watchSlots>) {
  const first = await firstFree(db, input, now)
  if (first === undefined) throw new Problem('not_found')
  if (first) throw new Problem('time_is_free')
  return db.transaction().execute((tx) => queries.storeWatch(tx, { ...input, customerId: actor.id, now }))
}

export async function unwatchSlots({ db, actor, now }: SignedIn, { id }: Input<typeof api.unwatchSlots>) {
  if (!(await queries.closeWatch(db, actor.id, id, now))) throw new Problem('not_found')
  return {}
}

/** The first free slot in those days; null if there is none, undefined if the consultant cannot be booked. */
async function firstFree(
  db: Db,
  { consultantId, mode, minutes, fromDay, toDay }: Omit<Request, 'minutes'> & { minutes: number },
  now: Date,
) {
  const days = Math.min((Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS + 1, SLOT_DAYS_MAX)
  const free = await freeSlots(db, consultantId, { mode, minutes, fromDay, days }, now)
  return free && (free.consultantSlots.flatMap(({ slots }) => slots)[0]?.startsAt ?? null)
}

/** Checks all open alerts, whatever freed the slot: a cancellation, an expired hold, longer hours. */
export async function notifyWatchers(services: Services, now: Date) {
  const { db, log } = services
  await queries.closePast(db, new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10), now)
  for (const watch of await queries.openWatches(db, WATCHES_AT_ONCE))
    try {
      const startsAt = await firstFree(db, watch, now)
      if (startsAt) await db.transaction().execute((tx) => notifyWatcher(tx, watch, startsAt, now))
    } catch (error) {
      log.error({ err: error, watch: watch.id }, 'slot alert could not be sent')
    }
}

type Waiting = Awaited<ReturnType<typeof queries.openWatches>>[number]

async function notifyWatcher(tx: Tx, watch: Waiting, startsAt: Date, now: Date) {
  if (!(await queries.closeAsNotified(tx, watch.id, now))) return
  const { customerId, slug, name, mode, minutes, timeZone, consultantZone } = watch
  const params = {
    ...{ slug, name, mode, minutes, startsAt: startsAt.toISOString() },
    ...{ zone: timeZone, zoneSaid: timeZone !== consultantZone },
  }
  await notify(tx, now, { accountId: customerId, message: 'slot_freed', params, timeZone })
}
