/** Small JSON values in browser storage; a full, blocked or broken storage counts as empty. */
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
    // Private windows may refuse storage: the state then lasts as long as the tab.
  }
}

/** Calls back when another tab changed the key or cleared the storage. */
export function onStoredElsewhere(key: string, changed: () => void) {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
