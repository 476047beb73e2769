interface Watcher {
  /** A device may have come, or come back: the list has changed, or the page is looked at again. */
  lookAgain: () => void
  /** The page is left, and a browser may keep it as it is for the way back. */
  letGo: () => void
}

/** Follows what happens to the devices behind a page's back. Returns how to stop. */
export function watchDevices({ lookAgain, letGo }: Watcher) {
  const seen = () => document.visibilityState === 'visible' && lookAgain()
  const { mediaDevices } = navigator
  mediaDevices?.addEventListener?.('devicechange', lookAgain)
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', seen)
  window.addEventListener('pagehide', letGo)
  return () => {
    mediaDevices?.removeEventListener?.('devicechange', lookAgain)
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', seen)
    window.removeEventListener('pagehide', letGo)
  }
}
