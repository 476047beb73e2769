const lines = new Map<string, Promise<unknown>>()

/**
 * Runs operations with the same key one after the other within this process. For operations that would queue on a
 * database lock anyway: waiting here costs no connection. It is no protection; duplicates must be refused by the
 * database. The operation is given whether it waited for others.
 */
export function serializeByKey<T>(name: string, operation: (waited: boolean) => Promise<T>): Promise<T> {
  const others = lines.get(name)
  const mine = (others ?? Promise.resolve()).then(() => operation(others !== undefined))
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
