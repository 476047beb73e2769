import { type ComponentType, lazy, Suspense } from 'react'
import { barSlot } from './offline/bar-slot.ts'

const LOAD_AFTER_MS = 3_000
const nothing: ComponentType = () => null

/** Loaded while there is a network, when the page has long been there. */
const ConnectionBar = lazy(async () => {
  if (!barSlot.bar && !import.meta.env.SSR) {
    await new Promise((pass) => setTimeout(pass, LOAD_AFTER_MS))
    // Where the network is lost before, the page goes without.
    await import('./offline/connection-bar.tsx').catch(() => undefined)
  }
  return { default: barSlot.bar ?? nothing }
})

/** Under the header: whether there is a network. */
export const OfflineBar = () => (
  <Suspense fallback={null}>
    <ConnectionBar />
  </Suspense>
)
