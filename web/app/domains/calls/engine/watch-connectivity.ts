type Connection = EventTarget & { type?: string }

/**
 * Calls back when the network may have changed: online again, a phone switched between Wi-Fi and mobile data, or the
 * page was resumed. Returns the stop function.
 */
export function watchConnectivity(changed: () => void) {
  const { connection } = navigator as { connection?: Connection }
  let kind = connection?.type
  // Most of its events are only new estimates of the speed.
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
