const lines = new Map<string, Promise<unknown>>()

/**
 * Runs operations with the same key one after the other within this process. For operations that would queue on a
 * database lock anyway: waiting here costs no connection. It is no protection; duplicates must be refused by the
 * database.
 */
export function serializeByKey<T>(name: string, operation: () => Promise<T>): Promise<T> {
  const mine = (lines.get(name) ?? Promise.resolve()).then(operation)
  const over = mine.then(
    () => {},
    () => {},
  )
  lines.set(name, over)
  void over.then(() => {
    if (lines.get(name) === over) lines.delete(name)
  })
  return mine
}
