import { concurrencyLimit } from '#server/platform/concurrency-limit.ts'
import type { House } from '#server/platform/house.ts'

/** Beyond this many waiting, a notice is refused and the gateway sends it again. */
const MOST_WAITING = 1_000
const MOST_REMEMBERED = 10_000

interface Settlements {
  underWay: Map<string, Promise<unknown>>
  /** Notices that say nothing new: what they report is in the books. The oldest are forgotten first. */
  settled: Set<string>
  limit: ReturnType<typeof concurrencyLimit>
}

const ofProcess = new WeakMap<House, Settlements>()

/** Settlements use at most an eighth of the connections, so that many or slow ones leave the rest of the product working. */
function settlementsOf(house: House): Settlements {
  const known = ofProcess.get(house)
  if (known) return known
  const most = Math.max(1, Math.floor(house.config.databasePoolSize / 8))
  const made = {
    underWay: new Map(),
    settled: new Set<string>(),
    limit: concurrencyLimit(most, { maxWaiting: MOST_WAITING }),
  }
  ofProcess.set(house, made)
  return made
}

/** Waits for a place among the few settlements of this process that may use the database at once. */
export const settling = <T>(house: House, work: () => Promise<T>): Promise<T> => settlementsOf(house).limit(work)

/**
 * Does the same work once at a time within this process. Answers the work, or what is under way already: the caller decides
 * whether to wait for it.
 */
export function joinOrStart<T>(
  house: House,
  name: string,
  work: () => Promise<T>,
): { joined: boolean; done: Promise<T> } {
  const { underWay } = settlementsOf(house)
  const known = underWay.get(name) as Promise<T> | undefined
  if (known) return { joined: true, done: known }
  const done = work().finally(() => underWay.delete(name))
  underWay.set(name, done)
  return { joined: false, done }
}

export const isSettled = (house: House, name: string) => settlementsOf(house).settled.has(name)

export function rememberSettled(house: House, name: string) {
  const { settled } = settlementsOf(house)
  settled.add(name)
  if (settled.size <= MOST_REMEMBERED) return
  const [oldest] = settled
  if (oldest !== undefined) settled.delete(oldest)
}
