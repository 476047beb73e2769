/** Keeps the screen lit during a call; a browser lets go of it whenever the page is hidden. Returns how to stop. */
export function stayAwake() {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
    if (over) void lock?.release()
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
