import type { House } from '#server/platform/house.ts'
import { roomsToEmpty } from '../kinds.ts'
import { roomsClosing, roomsWithStale } from './queries.ts'
import type { Change } from './seat.ts'
import { closeRoom, sweepRoom } from './service.ts'

const AT_ONCE = 500

/** Empties seats that nobody was heard from, and ends rooms that are over. Any process may do it at any time. */
export async function sweepSeats(house: Pick<House, 'db' | 'log' | 'now'>): Promise<Change[]> {
  const { db, now } = house
  const changes: Change[] = []
  await eachAlone(house, await roomsWithStale(db, now(), AT_ONCE), async (slug) => {
    const change = await sweepRoom(db, slug, now)
    if (change) changes.push(change)
  })
  const over = new Set([...(await roomsClosing(db, now(), AT_ONCE)), ...(await roomsToEmpty(db, AT_ONCE))])
  await eachAlone(house, [...over], (slug) => closeRoom(db, slug, now()))
  return changes
}

/** One that fails is told to the log and tried again at the next sweep; the others go on. */
async function eachAlone({ log }: Pick<House, 'log'>, slugs: readonly string[], deed: (slug: string) => Promise<void>) {
  for (const slug of slugs)
    try {
      await deed(slug)
    } catch (error) {
      log.error({ err: error, room: slug }, 'a room could not be swept')
    }
}
