/** Browser storage as a place for small JSON; a full, blocked or broken storage is the same as an empty one. */
export function readStored<T>(key: string, accept: (value: unknown) => T | null): T | null {
  try {
    return accept(JSON.parse(window.localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

export function writeStored(key: string, value: unknown) {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse to store: the state then lives as long as the tab.
  }
}

/** Calls when another tab changed the key, or cleared everything. */
export function onStoredElsewhere(key: string, changed: () => void) {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
