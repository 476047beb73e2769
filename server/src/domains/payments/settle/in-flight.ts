import { concurrencyLimit } from '#server/platform/concurrency-limit.ts'
import type { House } from '#server/platform/house.ts'

interface Settlements {
  underWay: Map<string, Promise<unknown>>
  /** Settlements: they may wait for locks. */
  limit: ReturnType<typeof concurrencyLimit>
  /** Reads that tell what a notice is about: they wait for nothing. */
  reads: ReturnType<typeof concurrencyLimit>
}

const ofProcess = new WeakMap<House, Settlements>()

/** Settlements use at most a quarter of the connections, so that many or slow ones leave the rest of the product working. */
function settlementsOf(house: House): Settlements {
  const known = ofProcess.get(house)
  if (known) return known
  const made = {
    underWay: new Map(),
    limit: concurrencyLimit(Math.max(1, Math.floor(house.config.databasePoolSize / 4))),
    reads: concurrencyLimit(2),
  }
  ofProcess.set(house, made)
  return made
}

/** Looks up what a notice is about, few at a time: a storm of notices gives way to people's requests. */
export const lookUp = <T>(house: House, read: () => Promise<T>): Promise<T> => settlementsOf(house).reads(read)

/**
 * Does the same work once at a time within this process. Answers the work, or what is under way already: the caller decides
 * whether to wait for it.
 */
export function joinOrStart<T>(
  house: House,
  name: string,
  work: () => Promise<T>,
): { joined: boolean; done: Promise<T> } {
  const { underWay, limit } = settlementsOf(house)
  const known = underWay.get(name) as Promise<T> | undefined
  if (known) return { joined: true, done: known }
  const done = limit(work).finally(() => underWay.delete(name))
  underWay.set(name, done)
  return { joined: false, done }
}
