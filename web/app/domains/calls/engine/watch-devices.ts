interface Watcher {
  /** A device may have been added: the list changed, or the page became visible again. */
  lookAgain: () => void
  /** The page is left, and the browser may keep it in the back/forward cache. */
  releaseDevices: () => void
}

/** Follows device changes and page visibility. Returns the stop function. */
export function watchDevices({ lookAgain, releaseDevices }: Watcher) {
  const seen = () => document.visibilityState === 'visible' && lookAgain()
  const { mediaDevices } = navigator
  mediaDevices?.addEventListener?.('devicechange', lookAgain)
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', seen)
  window.addEventListener('pagehide', releaseDevices)
  return () => {
    mediaDevices?.removeEventListener?.('devicechange', lookAgain)
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', seen)
    window.removeEventListener('pagehide', releaseDevices)
  }
}
