/** Calls when a device may have come, or come back: the list has changed, or the page is looked at again. Returns how to stop. */
export function watchDevices(lookAgain: () => void) {
  const seen = () => document.visibilityState === 'visible' && lookAgain()
  const { mediaDevices } = navigator
  mediaDevices?.addEventListener?.('devicechange', lookAgain)
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', seen)
  return () => {
    mediaDevices?.removeEventListener?.('devicechange', lookAgain)
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', seen)
  }
}
