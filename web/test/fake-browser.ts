import { onTestFinished } from 'vitest'

/** A fake of the browser APIs that our state uses: storage, events and the root element. Removed after the test. */
export function fakeBrowser() {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const documentElement = { dataset: {} as Record<string, string> }
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { localStorage }),
    document: { documentElement },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'document')
  })
}
