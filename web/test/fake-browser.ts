import { onTestFinished } from 'vitest'

/** A fake of the browser APIs that our state uses: storage, events and the root element. Removed after the test. */
export function fakeBrowser() {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
