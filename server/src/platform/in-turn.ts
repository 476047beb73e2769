const lines = new Map<string, Promise<unknown>>()

/**
 * Does what has the same name one after the other within this process. For deeds that would queue at a lock of the database
 * anyway: to wait here costs no connection. It guards nothing; what must not happen twice is the database's to refuse.
 */
export function inTurn<T>(name: string, deed: () => Promise<T>): Promise<T> {
  const mine = (lines.get(name) ?? Promise.resolve()).then(deed)
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
