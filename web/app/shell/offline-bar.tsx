import { type ComponentType, lazy, Suspense } from 'react'
import { barSlot } from './offline/bar-slot.ts'

const LOAD_AFTER_MS = 3_000
const nothing: ComponentType = () => null

/** Loaded while there is a network, long after the page. */
const ConnectionBar = lazy(async () => {
  if (!barSlot.bar && !import.meta.env.SSR) {
    await new Promise((pass) => setTimeout(pass, LOAD_AFTER_MS))
    // If the network is lost before, there is no bar.
    await import('./offline/connection-bar.tsx').catch(() => undefined)
  }
  return { default: barSlot.bar ?? nothing }
})

/** Connection status under the header. */
export const OfflineBar = () => (
  <Suspense fallback={null}>
    <ConnectionBar />
  </Suspense>
)
