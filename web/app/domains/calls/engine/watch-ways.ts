type Connection = EventTarget & { type?: string }

/**
 * Calls when the network may be another one: it is back, a telephone has gone from one kind to the other, or the page wakes
 * up after a while in which it saw nothing. Returns how to stop.
 */
export function watchWays(changed: () => void) {
  const { connection } = navigator as { connection?: Connection }
  let kind = connection?.type
  // Most of what it tells is how fast it guesses the line to be.
  const otherKind = () => {
    if (connection?.type === kind) return
    kind = connection?.type
    changed()
  }
  const seen = () => document.visibilityState === 'visible' && changed()
  window.addEventListener('online', changed)
  window.addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', seen)
  connection?.addEventListener?.('change', otherKind)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('pageshow', changed)
    document.removeEventListener('visibilitychange', seen)
    connection?.removeEventListener?.('change', otherKind)
  }
}
