const LOST_A_RACE = new Set(['40P01', '40001'])
const TRIES = 5

/** PostgreSQL ends one of two transactions that wait for each other; nothing of it happened, so it is done again. */
export async function again<T>(deed: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await deed()
    } catch (error) {
      if (tried === TRIES || !LOST_A_RACE.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
