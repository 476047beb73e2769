import { type ProblemCode, problems } from '#contract/problems.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** A domain that stores personal data: what it exports, and how it erases it. */
export interface PersonalDataSource {
  /** The export: rows as JSON. */
  read: (db: Db | Tx, accountId: number) => Promise<unknown>
  /** Clears or deletes the data; absent where the law requires retention. */
  erase?: (tx: Tx, accountId: number, now: Date) => Promise<unknown>
  /** What the person still has here, shown before they delete the account. */
  remaining?: (db: Db | Tx, accountId: number, now: Date) => Promise<Partial<Remaining>>
  /** Why the account cannot be deleted yet. */
  blocksErasure?: (db: Db | Tx, accountId: number, now: Date) => Promise<ProblemCode | undefined>
}

export interface Remaining {
  /** The person's own money: the wallet, or earnings not yet paid out. */
  walletPaise: number
  /** Forfeited with the account. */
  promoPaise: number
  upcomingSessions: number
}

const sources = new Map<string, PersonalDataSource>()

/** The name is the file name in the export; registered by the domain that stores the data. */
export const registerPersonalData = (name: string, source: PersonalDataSource) => void sources.set(name, source)

export async function readAll(db: Db | Tx, accountId: number) {
  const parts: Record<string, unknown> = {}
  for (const [name, { read }] of sources) parts[`${name}.json`] = (await read(db, accountId)) ?? null
  return parts
}

export async function eraseAll(tx: Tx, accountId: number, now: Date) {
  for (const { erase } of sources.values()) await erase?.(tx, accountId, now)
}

export async function whatRemains(db: Db | Tx, accountId: number, now: Date): Promise<Remaining> {
  const all = { walletPaise: 0, promoPaise: 0, upcomingSessions: 0 }
  for (const { remaining } of sources.values()) Object.assign(all, await remaining?.(db, accountId, now))
  return all
}

/** The text of a stored reason; null for one that no longer exists. */
export const postponedText = (code: string | null) => (code && problems[code as ProblemCode]?.message) || null

export async function erasureBlockers(db: Db | Tx, accountId: number, now: Date) {
  for (const { blocksErasure } of sources.values()) {
    const problem = await blocksErasure?.(db, accountId, now)
    if (problem) return problem
  }
  return undefined
}
