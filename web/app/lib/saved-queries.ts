import type { QueryKey } from '@tanstack/react-query'

/** A response that can be read offline. */
export interface SavedQuery {
  key: QueryKey
  data: unknown
  /** When it arrived, in milliseconds. */
  at: number
}

export interface SavedOwner {
  type: string
  id: number
}

export const SAVED_KEY = 'paramarsh_saved'
const MAX_CHARACTERS = 300_000
const MAX_AGE_MS = 30 * 86_400_000

/** The owner is on a line of its own before the JSON, so that it can be read without parsing the rest. */
const lineOf = ({ type, id }: SavedOwner) => `${type}:${id}\n`

/**
 * Removes what was saved, unless it belongs to this account: after a logout, a refused token, or another account's
 * sign-in.
 */
export function clearSavedUnlessOf(owner: SavedOwner | null) {
  try {
    const saved = window.localStorage.getItem(SAVED_KEY)
    if (saved !== null && !(owner && saved.startsWith(lineOf(owner)))) window.localStorage.removeItem(SAVED_KEY)
  } catch {
    // Unreadable storage counts as empty.
  }
}

/**
 * Replaces what was saved. Without room for all, the last queries are left out; without any room, the older copy stays.
 */
export function saveQueries(owner: SavedOwner, queries: readonly SavedQuery[]) {
  for (let count = queries.length; count > 0; count -= 1) {
    const json = JSON.stringify(queries.slice(0, count))
    if (json.length > MAX_CHARACTERS) continue
    try {
      window.localStorage.setItem(SAVED_KEY, lineOf(owner) + json)
      return
    } catch {
      // Full or blocked: fewer may fit.
    }
  }
}

/** What was saved for this account and is not too old. */
export function readSaved(owner: SavedOwner | null, now: number): SavedQuery[] {
  try {
    const saved = window.localStorage.getItem(SAVED_KEY)
    if (!owner || !saved?.startsWith(lineOf(owner))) return []
    const queries = JSON.parse(saved.slice(lineOf(owner).length)) as SavedQuery[]
    return queries.filter(({ at }) => now - at < MAX_AGE_MS)
  } catch {
    return []
  }
}
