import type { ProblemCode } from '#contract/problems.ts'
import type { Db, Tx } from '#server/platform/db.ts'

/** A domain that keeps something about a person, and what it does when they ask for a copy or want to be forgotten. */
export interface Keeper {
  /** What is handed out: rows as JSON. */
  read: (db: Db | Tx, accountId: number) => Promise<unknown>
  /** Empties or removes it; absent where the law wants it kept. */
  forget?: (tx: Tx, accountId: number, now: Date) => Promise<unknown>
  /** What the person still has here, shown before the account is deleted. */
  remaining?: (db: Db | Tx, accountId: number, now: Date) => Promise<Partial<Remaining>>
  /** Why the person cannot go yet. */
  holdsBack?: (db: Db | Tx, accountId: number, now: Date) => Promise<ProblemCode | undefined>
}

export interface Remaining {
  /** Money of the person's own: the wallet, or earnings that were not paid out. */
  walletPaise: number
  /** Lost with the account. */
  promoPaise: number
  upcomingSessions: number
}

const keepers = new Map<string, Keeper>()

/** Named after the file of the copy; registered by the wing of the domain that keeps it. */
export const keepsPersonalData = (name: string, keeper: Keeper) => void keepers.set(name, keeper)

export async function readAll(db: Db | Tx, accountId: number) {
  const parts: Record<string, unknown> = {}
  for (const [name, { read }] of keepers) parts[`${name}.json`] = (await read(db, accountId)) ?? null
  return parts
}

export async function forgetAll(tx: Tx, accountId: number, now: Date) {
  for (const { forget } of keepers.values()) await forget?.(tx, accountId, now)
}

export async function whatRemains(db: Db | Tx, accountId: number, now: Date): Promise<Remaining> {
  const all = { walletPaise: 0, promoPaise: 0, upcomingSessions: 0 }
  for (const { remaining } of keepers.values()) Object.assign(all, await remaining?.(db, accountId, now))
  return all
}

export async function whatHoldsBack(db: Db | Tx, accountId: number, now: Date) {
  for (const { holdsBack } of keepers.values()) {
    const problem = await holdsBack?.(db, accountId, now)
    if (problem) return problem
  }
  return undefined
}
