/** A deadlock, a serialization failure, or a unique violation by a concurrent write. */
const LOST_A_RACE = new Set(['40P01', '40001', '23505'])
const TRIES = 5

/** PostgreSQL aborts one of two conflicting transactions; nothing of it happened, so it is retried. */
export async function again<T>(operation: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await operation()
    } catch (error) {
      if (tried === TRIES || !LOST_A_RACE.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
