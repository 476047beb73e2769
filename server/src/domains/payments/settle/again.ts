/** A deadlock, a conflict of snapshots, or a row that somebody else has just written. */
const LOST_A_RACE = new Set(['40P01', '40001', '23505'])
const TRIES = 5

/** PostgreSQL ends one of two transactions that are in each other's way; nothing of it happened, so it is done again. */
export async function again<T>(deed: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await deed()
    } catch (error) {
      if (tried === TRIES || !LOST_A_RACE.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
