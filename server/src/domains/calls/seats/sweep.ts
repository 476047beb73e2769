import type { Services } from '#server/platform/services.ts'
import { roomsToClear } from '../room-kinds.ts'
import { roomsClosing, roomsWithStale } from './queries.ts'
import type { Change } from './seat.ts'
import { closeRoom, sweepRoom } from './service.ts'

const AT_ONCE = 500

/** Removes stale seats and ends rooms that are over. Safe to run in any process at any time. */
export async function sweepSeats(services: Pick<Services, 'db' | 'log' | 'now'>): Promise<Change[]> {
  const { db, now } = services
  const changes: Change[] = []
  await forEachLogged(services, await roomsWithStale(db, now(), AT_ONCE), async (slug) => {
    const change = await sweepRoom(db, slug, now)
    if (change) changes.push(change)
  })
  const over = new Set([...(await roomsClosing(db, now(), AT_ONCE)), ...(await roomsToClear(db, AT_ONCE))])
  await forEachLogged(services, [...over], (slug) => closeRoom(db, slug, now()))
  return changes
}

/** A failure is logged and retried in the next sweep; the others continue. */
async function forEachLogged(
  { log }: Pick<Services, 'log'>,
  slugs: readonly string[],
  operation: (slug: string) => Promise<void>,
) {
  for (const slug of slugs)
    try {
      await operation(slug)
    } catch (error) {
      log.error({ err: error, room: slug }, 'room could not be swept')
    }
}
