type Cleanup = () => Promise<void>

const cleanups: Cleanup[] = []

/** Runs after the tests of this file: a worker continues with the next file in the same modules. */
export const atEndOfFile = (cleanup: Cleanup) => cleanups.unshift(cleanup)

export async function endFile() {
  for (const cleanup of cleanups.splice(0)) await cleanup()
}
